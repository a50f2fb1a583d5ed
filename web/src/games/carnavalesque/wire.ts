// Written by web/make_types.py from the Python classes; do not edit.

import type { Outlook, Printed, View } from "../../wire";

export type Phase = "claim-crown" | "hold-crown" | "pass-left" | "rescue" | "carve" | "keep-role" | "decree" | "look" | "turn-over" | "throw" | "offer" | "rob" | "ask" | "blind" | "draw" | "give" | "lay" | "reject" | "refill" | "over";

/** What a King's cards would do: `pushes` are the moves that push a float out (V6.3). */
export interface CarnavalesqueOutlook extends Outlook {
  pushes: string[];
}

/** One card: its name in moves, its age ("" for none), its costume and accessories. */
export interface CrowdCard {
  name: string;
  age: string;
  points: string[];
}

/** The cards by number, the words behind other numbers, and sizes in tenths of a millimetre. */
export interface CarnavalesquePrinted extends Printed {
  cards: CrowdCard[];
  ages: string[];
  points: string[];
  roles: string[];
  worth: number[];
  verdicts: string[];
  better_from: number[];
  width: number;
  height: number;
  radius: number;
  reach: number[];
}

/** A card of the crowd as it is seen: `age` and `card` are UNKNOWN where they do not show. */
export interface Lying {
  spot: number;
  x: number;
  y: number;
  angle: number;
  face_up: boolean;
  age: number;
  card: number;
  covered_by: number[];
}

/** A call of "Stop!": by whom, after how many gestures and, but for the Fool, where. */
export interface Call {
  seat: number;
  stroke: number;
  at: number[];
}

/** One seat's knowledge; seats, cards and ages are numbers, sorted, so that order tells nothing. */
export interface CarnavalesqueView extends View {
  phase: Phase;
  version: string;
  least: number;
  hand_size: number;
  gestures: number;
  departure: string;
  round: number;
  king: number;
  fool: number;
  turn: number;
  decree: number;
  event: string;
  events_to_come: string[];
  claimed: number[];
  insisted: number[];
  passed: number[];
  answer: number;
  speech: string[];
  hand: number[];
  shown: number[];
  hands: number[][];
  sure: number[][];
  maybe: number[][];
  crowd: Lying[];
  blind: boolean;
  strokes_made: number;
  strokes: number[];
  hand_at: number[];
  calls: Call[];
  open: number;
  floats: number[][];
  common: number[];
  parade: number[][];
  dead_end: number[];
  dealt_roles: number[];
  role: number;
  roles: number[];
  last_role: number;
  power: number;
  uses: number;
  draws: number;
  gifts: number;
  offered: number;
  offered_age: number;
  asked: number;
  told_yes: boolean;
  gifts_since: number;
  laid: number;
  required: number;
  score: number;
  ending: string;
}
