/** A guided first game of Carnavalesque: three of us, the version for the young, and a drum major. */
import { LEGAL, type Lesson } from "../../../lib/guide/lesson";
import Portrait from "./Portrait.svelte";
import Floats from "./Floats.svelte";
import Hands from "./Hands.svelte";
import Together from "./Together.svelte";
import type { Phase } from "../wire";

const HAND = ".own [data-legal]";
const CROWD = ".crowd [data-legal]";
const ROLE = ["V11.2", "V11.4"];

export const lesson: Lesson<Phase> = {
  coach: Portrait,
  look: { paper: "#fff4dc", ink: "#3a1730", line: "#d9495f", ring: "#7cf5e2" },
  seats: 3,
  options: { version: "young" },
  welcome: [
    { key: "we-are", picture: Together },
    { key: "to-win", picture: Floats },
    { key: "secret", picture: Hands },
  ],
  decisions: [
    { phase: "claim-crown", key: "claim", at: LEGAL, clauses: ["V3.2", "V3.3"] },
    { phase: "hold-crown", key: "hold", at: LEGAL, clauses: ["V3.2"] },
    { phase: "decree", key: "decree", at: ".decree [data-legal]", clauses: ["V4.1", "V3.3"] },
    { phase: "draw", key: "draw", at: CROWD, clauses: ["V4.1", "V4.2"] },
    { phase: "blind", moves: ["grab"], key: "blind", at: ".dark .zone", clauses: ["V5.1", "V5.2", "V5.4"] },
    { phase: "blind", moves: ["stop"], key: "stop", at: "[data-move='stop']", clauses: ["V5.3"] },
    { phase: "give", key: "give", at: HAND, clauses: ["V4.3"] },
    { phase: "lay", moves: ["done"], key: "done", at: "[data-move='done']", clauses: ["V6.1", "V6.3"] },
    {
      phase: "lay",
      moves: ["lay "],
      where: { departure: "pushed" },
      key: "push",
      at: HAND,
      clauses: ["V6.1", "V6.3"],
    },
    {
      phase: "lay",
      moves: ["lay "],
      where: { departure: "free" },
      key: "lay",
      at: HAND,
      clauses: ["V6.1", "V6.2"],
    },
    { phase: "lay", moves: ["send "], key: "send", at: "[data-toward^='send ']", clauses: ["V6.3", "V6.6"] },
    { phase: "lay", moves: ["open"], key: "open", at: "[data-toward='open']", clauses: ["V6.4"] },
    { phase: "reject", key: "reject", at: HAND, clauses: ["V7.1", "V8.1"] },
    { phase: "refill", key: "refill", at: CROWD, clauses: ["V7.1"] },
    { phase: "pass-left", key: "pass-left", at: HAND, clauses: ["V3.5"] },
    { phase: "rescue", key: "rescue", at: LEGAL, clauses: ["V3.5", "V6.6"] },
    { phase: "carve", key: "carve", at: LEGAL, clauses: ["V4.1", "V3.5"] },
    { phase: "keep-role", key: "keep-role", at: LEGAL, clauses: ["V11.1", "V11.2"] },
    { phase: "look", key: "look", at: CROWD, clauses: ROLE },
    { phase: "turn-over", key: "turn-over", at: CROWD, clauses: ROLE },
    { phase: "throw", key: "throw", at: CROWD, clauses: ROLE },
    { phase: "offer", key: "offer", at: HAND, clauses: ROLE },
    { phase: "rob", key: "rob", at: LEGAL, clauses: ROLE },
    { phase: "ask", key: "ask", at: LEGAL, clauses: ROLE },
  ],
  moments: [
    {
      events: ["king", "king-by-lot", "king-by-turn"],
      who: "me",
      key: "king-me",
      at: "",
      clauses: ["V3.3", "V6.1"],
    },
    {
      events: ["king", "king-by-lot", "king-by-turn"],
      who: "another",
      key: "king",
      at: "",
      clauses: ["V3.3", "V6.1"],
    },
    { events: ["fool"], who: "me", key: "fool-me", at: "", clauses: ["V3.1", "V5.1"] },
    { events: ["event"], key: "event", at: ".event", clauses: ["V3.5"] },
    { events: ["decree"], who: "another", key: "decreed", at: "section.decree", clauses: ["V4.1"] },
    { events: ["stop"], moves: ["grab"], key: "stopped", at: "", clauses: ["V5.3"] },
    { events: ["gift"], who: "to-me", key: "gift", at: ".own", clauses: ["V4.3", "V6.2"] },
    {
      events: ["king-turn"],
      who: "another",
      key: "king-turn",
      at: "section.street",
      clauses: ["V6.1", "V6.2"],
    },
    { events: ["parade"], key: "parade", at: "section.street", clauses: ["V6.6", "V9.1"] },
    { events: ["dead-end"], key: "dead-end", at: ".alley", clauses: ["V6.3", "V6.6"] },
  ],
  learnt: ["learnt-together", "learnt-crown", "learnt-floats"],
};
