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
  version: string;
  least: number;
  hand_size: number;
  gestures: number;
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
  turn: number;
  ancestor: number;
  actions: number;
  round: number;
  nearness: number;
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

/** One seat's knowledge, with all it has seen in this round. */
export interface KraawView extends View {
  turn: number;
  first: number;
  direction: number;
  round: number;
  turns: number;
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
  last_limit: boolean;
  champion: number;
  dog_exchange: boolean;
  swap_hand: boolean;
  turn_locked: boolean;
  memory_aid: boolean;
  turn_limit: number;
}
