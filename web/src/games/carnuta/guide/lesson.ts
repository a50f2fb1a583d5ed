/** A guided first game of Carnuta: two druids by one cauldron, and the oldest of them all. */
import { LEGAL, type Lesson } from "../../../lib/guide/lesson";
import Brew from "./Brew.svelte";
import Portrait from "./Portrait.svelte";
import Eleven from "./Eleven.svelte";
import Runes from "./Runes.svelte";
import type { Phase } from "../wire";

const RUNES = "[data-move='suns'], [data-move='moons']";

export const lesson: Lesson<Phase> = {
  coach: Portrait,
  look: { paper: "#f3ecd2", ink: "#1f3324", line: "#5d8a4f", ring: "#ff8fd0" },
  seats: 2,
  options: {},
  welcome: [
    { key: "we-are", picture: Brew },
    { key: "turn", picture: Runes },
    { key: "to-win", picture: Eleven },
  ],
  decisions: [
    { phase: "action", moves: ["end"], key: "end", at: "[data-move='end']", clauses: ["C3.7"] },
    {
      phase: "action",
      moves: ["play "],
      key: "play",
      at: "[data-toward^='play ']",
      clauses: ["C3.2", "C3.3"],
    },
    { phase: "action", moves: ["take "], key: "take", at: ".market [data-toward]", clauses: ["C3.1"] },
    { phase: "action", moves: ["suns", "moons"], key: "runes", at: RUNES, clauses: ["C3.4"] },
    { phase: "action", moves: ["flip-"], key: "flip", at: "[data-move^='flip-']", clauses: ["C3.5", "C3.2"] },
    { phase: "action", moves: ["sickle-"], key: "sickle", at: "[data-move^='sickle-']", clauses: ["C3.7"] },
    { phase: "place-salt", key: "salt", at: LEGAL, clauses: ["C4.2"] },
    { phase: "choose-token", key: "token", at: LEGAL, clauses: ["C4.3", "C4.4"] },
    { phase: "discard-down", key: "discard", at: LEGAL, clauses: ["C3.9"] },
  ],
  moments: [
    { events: ["last-round"], key: "last-round", at: "", clauses: ["C6.1", "C6.3"] },
    { events: ["triggered"], key: "triggered", at: "", clauses: ["C6.1"] },
    { events: ["padlock"], who: "me", key: "padlock", at: ".own .runes", clauses: ["C4.3"] },
    { events: ["play"], who: "me", key: "counter", at: ".own .track", clauses: ["C3.3", "C4.3"] },
    { events: ["sickle"], who: "another", key: "reaped", at: ".market", clauses: ["C3.7"] },
    { events: ["play"], who: "another", key: "rival", at: "", clauses: ["C3.3", "C5.7"] },
  ],
  learnt: ["learnt-turn", "learnt-runes", "learnt-points"],
};
