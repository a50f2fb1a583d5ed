// Written by web/make_types.py from the Python classes; do not edit.

import type { Outlook, Printed, View } from "../../wire";

export type Phase = "action" | "place-salt" | "choose-token" | "discard-down" | "over";

/** One symbol of a cost: what happens to a rune that shows this face. */
export interface CostSymbol {
  act: "flip" | "give";
  face: "sun" | "moon";
}

/** A cost as one's runes meet it: what they pay, and what is missing. */
export interface Payment {
  paid: CostSymbol[];
  missing: CostSymbol[];
}

/** A card at hand: its move where it lies, how it would be paid, and what it would bring. */
export interface Foreseen {
  does: "take" | "play" | "discard";
  move: string;
  payment: Payment;
  gain: number;
  points: number;
  counted: number[];
}

/** The cards of the market and of one's own hand, and the moves that this phase offers. */
export interface CarnutaOutlook extends Outlook {
  market: (Foreseen | null)[];
  hand: Foreseen[];
  offered: string[];
}

/** A half of the market: the places of its cards, and the move that renews them (C3.7). */
export interface CarnutaHalf {
  name: "day" | "night";
  places: number[];
  sickle: string;
}

/** An ingredient: the moves of Salt onto its column, and of its token (C4.2, C4.3). */
export interface CarnutaIngredient {
  name: string;
  half: "day" | "night";
  salt: string;
  token: string;
}

/** One card, with its cost symbol by symbol. */
export interface CarnutaCard {
  id: string;
  half: "day" | "night";
  ingredient: string;
  counts_as: number;
  cost: CostSymbol[];
  scoring: string;
  times: number;
  of: string[];
}

/** The deck, its cards by number, the things of the box, and numbers of the rules. */
export interface CarnutaPrinted extends Printed {
  deck: string;
  reconstruction: boolean;
  places: number;
  actions: number;
  sickles: number;
  halves: CarnutaHalf[];
  ingredients: CarnutaIngredient[];
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
