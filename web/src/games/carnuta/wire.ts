// Written by web/make_types.py from the Python classes; do not edit.

import type { Outlook, Printed, View } from "../../wire";

export type Phase = "action" | "place-salt" | "choose-token" | "discard-down" | "over";

/** A card if it were laid now: how many points the potion gains, how many the card scores. */
export interface Foreseen {
  gain: number;
  points: number;
  counted: number[];
}

/** What each card of the market and of one's own hand would bring. */
export interface CarnutaOutlook extends Outlook {
  market: (Foreseen | null)[];
  hand: Foreseen[];
}

/** One card. The cost counts suns flipped, moons flipped, suns given, moons given. */
export interface CarnutaCard {
  id: string;
  half: string;
  ingredient: string;
  counts_as: number;
  cost: [number, number, number, number];
  scoring: string;
  times: number;
  of: string[];
}

/** The deck: its name, whether it is our own reconstruction, and its cards by number. */
export interface CarnutaPrinted extends Printed {
  deck: string;
  reconstruction: boolean;
  ingredients: string[];
  counter: string[];
  cards: CarnutaCard[];
}

/** One seat's knowledge. Cards are numbers of the deck; -1 is an empty place or nobody. */
export interface CarnutaView extends View {
  phase: Phase;
  turn: number;
  ancestor: number;
  actions: number;
  round: number;
  last_laid: number;
  nearness: number;
  spare_starts: string;
  memory_aid: boolean;
  last_turn: boolean;
  quiet_rounds: number;
  market: number[];
  piles: number[];
  discards: number[][];
  reserve: number[];
  tokens: number[];
  suns: number[];
  moons: number[];
  padlocks: number[];
  sickles: number[];
  hands: number[][];
  laid: number[][];
  columns: number[][];
  points: number[][];
  amounts: number[][];
  totals: number[];
}
