// Written by web/make_types.py from the Python classes; do not edit.

import type { Outlook, Printed, View } from "../../wire";

export type Phase = "claim-crown" | "hold-crown" | "pass-left" | "rescue" | "carve" | "keep-role" | "decree" | "look" | "turn-over" | "throw" | "offer" | "rob" | "ask" | "blind" | "draw" | "give" | "lay" | "reject" | "refill" | "over";

/** A text by its key, with what is told in it. */
export interface Told {
  text: string;
  args: Record<string, number | string | number[] | string[]>;
}

/** A move with what it is called and, if a float leaves by it, where that goes (V6.3). */
export interface Deed {
  move: string;
  told: Told;
  exit: string;
  at_once: boolean;
}

/** A card of the hand: what it leads to now, what pressing it in vain asks for. */
export interface HandCard {
  toward: string;
  asks: string;
  onto: string[];
}

/** A workshop: the move that opens it where it is closed, and how its float would leave. */
export interface Workshop {
  door: string;
  send: string;
  exit: string;
}

/** Who is asked and reigns, what can be chosen where, and where floats would go. */
export interface CarnavalesqueOutlook extends Outlook {
  scene: string;
  crown_free: boolean;
  king: number;
  fool: number;
  pawn: number[];
  claims: number[];
  answered: number[];
  own_answer: Told | null;
  unasked: Told | null;
  leaving: number;
  roles: string[];
  deeds: Deed[];
  hand: HandCard[];
  workshops: Workshop[];
  parade: number[];
  choosing: string;
  forbidden: number[];
  to_lay: number | null;
  gestures: string[];
  gestures_left: number;
  voice: string;
}

/** One card: its name, the move that chooses it, its age ("" for none), costume, accessories. */
export interface CrowdCard {
  name: string;
  move: string;
  age: string;
  points: string[];
}

/** A gesture that moves the Fool's hand, and how far it leads but for the drift (V5.4). */
export interface Stroke {
  move: string;
  way: string;
  direction: string;
  span: string;
  x: number;
  y: number;
}

/** The cards by number, the words behind other numbers, and sizes in tenths of a millimetre. */
export interface CarnavalesquePrinted extends Printed {
  cards: CrowdCard[];
  ages: string[];
  points: string[];
  roles: string[];
  costumes: string[];
  decrees: string[];
  questions: string[];
  keeps: string[];
  spots: string[];
  grabs: string[];
  strokes: Stroke[];
  ways: string[];
  directions: string[];
  spans: string[];
  parade_places: number;
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
