// Written by web/make_types.py from the Python classes; do not edit.

export type Stage = "lobby" | "playing" | "over";

export type Kind = "open" | "person" | "bot";

export type Level = "beginner" | "regular" | "expert";

export type Rhythm = "live" | "relaxed" | "days";

export type Matter = "end" | "pause" | "go-on" | "replace";

export type Ending = "three-rounds" | "final" | "turn-limit" | "repetition" | "points" | "best-column" | "shared" | "stuck" | "yawns" | "claps" | "lovely" | "encores" | "peace" | "dead-end";

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
  kind: Kind;
  name: string;
  level: string;
  away: boolean;
  here: boolean;
  left: boolean;
  kept: string;
}

/** An event as these eyes saw it, with the number of the line that brought it. */
export interface Happened {
  number: number;
  key: string;
  args: Record<string, number | string | number[] | string[]>;
  told: boolean;
  stand_in?: number;
}

/** Something said at the table. */
export interface Said {
  number: number;
  seat: number;
  text: string;
}

/** Why something cannot be: a text, and the clause where a rule forbids it. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

/** Who won, with what scores, after how many rounds, and why it ended (a key of the texts). */
export interface Outcome {
  winners: number[];
  scores: number[];
  rounds: number;
  reason: Ending;
}

/** A person who is not here: for how long, and in how much time a bot plays for them. */
export interface AbsentSeen {
  seat: number;
  gone: number;
  left: number | null;
}

/** What people are to agree on: who proposed it, who agrees, and who has not said yet. */
export interface ProposalSeen {
  number: number;
  matter: Matter;
  by: number;
  about: number | null;
  agreed: number[];
  missing: number[];
}

/** The table at one moment for one seat; events and talk are those after number `since`. */
export interface Frame {
  number: number;
  since: number;
  turn: number;
  stage: Stage;
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
  silence: Reason | null;
  outcome: Outcome | null;
  following: string;
  done: number;
  paused: boolean;
  waiting: boolean;
  ended: boolean;
  absent: AbsentSeen[];
  proposal: ProposalSeen | null;
  stood_in: number[];
}

/** The answer to whoever sat down: the seat, and the token that opens it. */
export interface Seated {
  n: number;
  seat: number;
  token: string;
}

/** The answer to a command that cannot be; `n` is 0 where no command could be read. */
export interface Refused {
  n: number;
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

/** What happened and was said after one number and up to another, as these eyes saw it. */
export interface LogPage {
  n: number;
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

/** A move that was thought about: how often, and its value in thousandths. */
export interface Weighed {
  move: string;
  words: Phrase;
  tried: number;
  value: number;
}

/** The best moves, best first, and why; `games` were imagined, none where there is no choice. */
export interface Hint {
  n: number;
  turn: number;
  games: number;
  together: boolean;
  moves: Weighed[];
  reason: Saying | null;
}

/** The answer to a ping: somebody is there. */
export interface Pong {
  n: number;
}

/** What is said first: who comes, and the last number seen. */
export interface Hello {
  do: "hello";
  token?: string;
  host?: string;
  since?: number;
  sender?: string | null;
}

/** Asks whether the server hears: a connection that died on its way tells neither side. */
export interface Ping {
  do: "ping";
  n: number;
}

/** Take a free seat: the one asked for, or the first one. */
export interface Sit {
  do: "sit";
  name: string;
  share: string;
  seat?: number | null;
  before?: string;
  n: number;
}

/** Put a bot on a free seat. */
export interface SeatBot {
  do: "bot";
  level: Level;
  n: number;
  seat: number;
}

/** Free a seat before the start. */
export interface Free {
  do: "free";
  n: number;
  seat: number;
}

/** Start when every seat is taken. */
export interface Start {
  do: "start";
  n: number;
}

/** Make a move; `turn` is the one that was seen, so that no move is made twice. */
export interface Move {
  do: "move";
  turn: number;
  move: string;
  n: number;
}

/** Take back one's own last move, until something was shown or somebody else decided. */
export interface Undo {
  do: "undo";
  turn: number;
  n: number;
}

/** Say something to the table, where the rules of the game let this seat speak. */
export interface Say {
  do: "say";
  text: string;
  n: number;
}

/** Ask for a hint about a decision of one's own, the one of the turn that was seen. */
export interface AskHint {
  do: "hint";
  turn: number;
  n: number;
}

/** Propose something to all who play; sent again to a server started anew, it is open already. */
export interface Propose {
  do: "propose";
  n: number;
  matter: Matter;
  about?: number | null;
}

/** Agree to a proposal, or not; its number sees to it that nobody agrees to another one. */
export interface Vote {
  do: "vote";
  proposal: number;
  agree: boolean;
  n: number;
}

/** Give one's own seat to a bot; sent again, there is no seat to give any more. */
export interface HandOver {
  do: "leave";
  n: number;
}

/** Ask why a move is not possible. */
export interface Why {
  do: "why";
  move: string;
  n: number;
}

/** Ask what happened and was said after one number and up to another. */
export interface ReadLog {
  do: "log";
  after: number;
  before: number;
  n: number;
}

/** Open the next table for the same people, once the game is over. */
export interface PlayAgain {
  do: "again";
  n: number;
}

/** An option that is on or off. */
export interface SwitchOffered {
  kind: "switch";
  name: string;
  default: string;
  clause: string;
}

/** An option that is one of some words. */
export interface ChoiceOffered {
  kind: "choice";
  name: string;
  default: string;
  clause: string;
  choices: string[];
}

/** An option that is a number within bounds. */
export interface NumberOffered {
  kind: "number";
  name: string;
  default: string;
  clause: string;
  least: number;
  most: number;
}

/** What a form needs to know to ask for a table of a game. */
export interface GameOffered {
  key: string;
  least_seats: number;
  most_seats: number;
  deck: string | null;
  options: (SwitchOffered | ChoiceOffered | NumberOffered)[];
}

/** Every game that is offered, and the levels of bots. */
export interface Catalogue {
  games: GameOffered[];
  levels: Level[];
}

/** Cards that a host brings. */
export interface DeckBrought {
  name: string;
  text: string;
}

/** What a host asks for; `hints` says whether players may ask for one. */
export interface TermsAsked {
  game: string;
  options: Record<string, string>;
  seats: number;
  clock: number;
  public: boolean;
  hints: boolean;
  rhythm?: Rhythm;
  deck?: DeckBrought;
}

/** What everybody may know of a table; `waits_for` names the people whom the game waits for. */
export interface TableListed {
  key: string;
  terms: TermsAsked;
  stage: Stage;
  commitment: string;
  free: number;
  names: string[];
  waits_for: string[];
}

/** What is wrong with a request: a text, and what it names. */
export interface FaultTold {
  key: string;
  args: Record<string, number | string>;
}

/** Some tables; `faults` tells of those that are there and cannot be shown why not. */
export interface TablesListed {
  tables: TableListed[];
  faults: FaultTold[];
}

/** A table before anybody sits down: with the name of its cards, and what is printed on them. */
export interface TableKnown {
  key: string;
  terms: TermsAsked;
  stage: Stage;
  commitment: string;
  free: number;
  names: string[];
  waits_for: string[];
  deck: string | null;
  printed: Printed | null;
  together: boolean;
}

/** A table that was opened, and the token of its host. */
export interface TableOpened {
  key: string;
  host: string;
}

/** All that is wrong with a request. */
export interface Faults {
  faults: FaultTold[];
}

/** That the server is up, with so many tables in memory. */
export interface Health {
  ok: boolean;
  tables: number;
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

/** What the server sends over a socket. */
export type Message = { frame: Frame } | { seated: Seated } | { refused: Refused } | { log: LogPage } | { hint: Hint } | { pong: Pong };

/** What a client sends. */
export type Command = Sit | SeatBot | Free | Start | Move | Undo | Say | AskHint | Propose | Vote | HandOver | Why | ReadLog | PlayAgain;

/** What is analysed: a game of so many moves, won `together` or by some. */
export interface Begun {
  length: number;
  together: boolean;
}

/** What each seat could expect after so many moves, in thousandths; a team has one number. */
export interface Expected {
  place: number;
  values: number[];
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

/** A line of an analysis. */
export type AnalysisLine = { begun: Begun } | { expected: Expected } | { turned: Turned[] };
