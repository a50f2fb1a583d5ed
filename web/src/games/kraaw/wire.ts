// Written by web/make_types.py from the Python classes; do not edit.

import type { Outlook, Printed, View } from "../../wire";

export type Phase = "choose-raven" | "keep-or-announce" | "dog-exchange" | "main-action" | "look-at" | "reveal-one" | "reveal-and-lock" | "lock-one" | "steal" | "reprisal" | "bonus-action" | "bonus-lock" | "bonus-turn" | "over";

/** The actions among which a seat chooses now, those that are forbidden too; no cards. */
export interface KraawOutlook extends Outlook {
  offered: string[];
}

/** Numbers of the rules, and the moves that choose the card in each slot. */
export interface KraawPrinted extends Printed {
  places: number;
  most_locks: number;
  rounds_to_win: number;
  ravens: string[];
  slots: string[];
}

/** One seat's knowledge, with all it has seen in this round. */
export interface KraawView extends View {
  phase: Phase;
  turn: number;
  first: number;
  direction: number;
  round: number;
  turns: number;
  times: number;
  situations: number[];
  final: boolean;
  playing: number[];
  ravens: string[];
  wins: number[];
  locks: number[];
  countdown: number[];
  faces: number[];
  values: number[];
  known_by: number[];
  origins: number[];
  stolen: number;
  kept: number[];
  announcer: number;
  swapped: boolean[];
  swapped_place: number;
  hand: number[];
  given: number[];
  last_totals: number[];
  last_winners: number[];
  last_end: string;
  champion: number;
  dog_exchange: boolean;
  swap_hand: boolean;
  reprisal: string;
  turn_locked: boolean;
  memory_aid: boolean;
  repetition: number;
  turn_limit: number;
}
