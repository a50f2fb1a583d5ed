// Written by web/make_types.py from the Python classes; do not edit.

/** The part that all views share; each game adds its own fields. */
export interface View {
  seat: number;
  seats: number;
  to_act: number[];
  phase: string;
}

/** What follows from a view by the rules alone, such as what a card would score. */
export interface Outlook {
}

/** What is printed on the things of a game: it never changes, and no view repeats it. */
export interface Printed {
}

/** A seat as everybody sees it: who sits there, and whether they are here. */
export interface ChairSeen {
  kind: string;
  name: string;
  level: string;
  away: boolean;
  here: boolean;
}

/** An event as these eyes saw it, with the number of the line that brought it. */
export interface Happened {
  number: number;
  key: string;
  args: Record<string, number | string | number[] | string[]>;
  told: boolean;
}

/** Something said at the table. */
export interface Said {
  number: number;
  seat: number;
  text: string;
}

/** The answer to a wish that cannot be: a text, and the clause where a rule forbids it. */
export interface Refused {
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

/** Who won, with what scores, after how many rounds, and why it ended (a key of the texts). */
export interface Outcome {
  winners: number[];
  scores: number[];
  rounds: number;
  reason: string;
}

/** The table at one moment for one seat; events and talk are those after number `since`. */
export interface Frame {
  number: number;
  since: number;
  turn: number;
  stage: string;
  seat: number;
  chairs: ChairSeen[];
  view: View | null;
  outlook: Outlook | null;
  legal: string[];
  events: Happened[];
  said: Said[];
  waits_for: number[];
  left: number | null;
  mine: boolean;
  silence: Refused | null;
  outcome: Outcome | null;
  following: string;
}

/** The answer to whoever sat down: the seat, and the token that opens it. */
export interface Seated {
  seat: number;
  token: string;
}

/** What happened and was said after one number and up to another, as these eyes saw it. */
export interface Story {
  after: number;
  before: number;
  events: Happened[];
  said: Said[];
}

/** One text: its key and its arguments. */
export interface Saying {
  key: string;
  args: Record<string, number | string | number[] | string[]>;
}

/** A sentence; marks in it, and in the arguments of its parts, stand for parts before them. */
export interface Phrase {
  text: string;
  parts: Saying[];
}

/** A move that was thought about: how often, and what it promises in thousandths. */
export interface Weighed {
  move: string;
  words: Phrase;
  tried: number;
  promise: number;
}

/** The best moves, best first, and why; `games` were imagined, none where there is no choice. */
export interface Hint {
  turn: number;
  games: number;
  together: boolean;
  moves: Weighed[];
  reason: Saying | null;
}

/** A finished game after some of its moves: how many it has, the last one made, what it showed. */
export interface Step {
  length: number;
  move: string;
  frame: Frame;
}

/** What proves a deal, in hexadecimal digits: see `core.fairness`. */
export interface Shown {
  commitment: string;
  secret: string;
  shares: string[];
  seed: string;
}

/** What is analysed: a game of so many moves, won `together` or by some. */
export interface Begun {
  length: number;
  together: boolean;
}

/** What each seat could expect after so many moves, in thousandths; a team has one number. */
export interface Expected {
  place: number;
  promises: number[];
}

/** A move that changed much: its number, who made it, what it is called, before and after. */
export interface Turned {
  place: number;
  seat: number;
  words: Phrase;
  told: Happened | null;
  before: number[];
  after: number[];
}
