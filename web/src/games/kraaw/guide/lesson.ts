/** A guided first game of Kraaw: two ravens, and one that has seen it all. */
import { LEGAL, type Lesson } from "../../../lib/guide/lesson";
import Portrait from "./Portrait.svelte";
import Loot from "./Loot.svelte";
import Seen from "./Seen.svelte";
import Shuffled from "./Shuffled.svelte";
import type { Phase } from "../wire";

const OWN = ".own [data-legal]";
const ROUND = "round-won";

export const lesson: Lesson<Phase> = {
  coach: Portrait,
  look: { paper: "#2b1f4d", ink: "#fff3da", line: "#f0b45f", ring: "#8ff0dc" },
  seats: 2,
  options: {},
  welcome: [
    { key: "we-are", picture: Loot },
    { key: "to-win", picture: Seen },
    { key: "secret", picture: Shuffled },
  ],
  decisions: [
    { phase: "choose-raven", key: "raven", at: LEGAL, clauses: ["K1.4"] },
    { phase: "keep-or-announce", key: "announce", at: LEGAL, clauses: ["K3.4"] },
    { phase: "dog-exchange", key: "dog", at: `${LEGAL}, .own .hand`, clauses: ["K3.3"] },
    { phase: "main-action", key: "action", at: LEGAL, clauses: ["K4.1", "K5.1", "K5.2", "K5.3", "K5.4"] },
    { phase: "look-at", key: "look", at: OWN, clauses: ["K5.1"] },
    { phase: "reveal-one", key: "reveal", at: OWN, clauses: ["K5.1", "K6.2"] },
    { phase: "reveal-and-lock", key: "reveal-lock", at: OWN, clauses: ["K5.2", "K2.2", "K2.3"] },
    { phase: "lock-one", key: "lock", at: OWN, clauses: ["K5.3", "K2.2", "K2.3"] },
    { phase: "steal", key: "steal", at: ".others [data-legal]", clauses: ["K5.4", "K5.5"] },
    { phase: "reprisal", key: "reprisal", at: LEGAL, clauses: ["K5.4", "K5.5"] },
    { phase: "bonus-action", key: "bonus", at: LEGAL, clauses: ["K5.7", "K6.1"] },
    { phase: "bonus-lock", key: "bonus-lock", at: OWN, clauses: ["K5.7", "K2.3"] },
    { phase: "bonus-turn", key: "bonus-turn", at: OWN, clauses: ["K5.7", "K6.1"] },
  ],
  moments: [
    { events: [ROUND], key: "round", at: "", clauses: ["K6.2", "K1.1"] },
    { events: ["countdown"], who: "me", until: ROUND, key: "countdown-me", at: "", clauses: ["K6.1"] },
    { events: ["countdown"], who: "another", until: ROUND, key: "countdown", at: "", clauses: ["K6.1"] },
    { events: ["repetition", "standstill"], until: ROUND, key: "repetition", at: "", clauses: ["K6.6"] },
    {
      events: ["lock"],
      until: ROUND,
      key: "locked",
      at: ".nest .card:has(.locked)",
      clauses: ["K2.1", "K2.2"],
    },
    {
      events: ["reveal"],
      who: "another",
      unless: "lock",
      until: ROUND,
      key: "prey",
      at: ".others .card:has(.up:not(.locked))",
      clauses: ["K5.4"],
    },
  ],
  learnt: ["learnt-count", "learnt-lock", "learnt-end"],
};
