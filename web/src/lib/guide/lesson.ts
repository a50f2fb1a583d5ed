/** A guided first game as data: what a game has its coach say, and which of it is due when. */
import type { Component } from "svelte";
import type { Frame, Happened } from "../../wire";
import { numbersOf } from "../words/sentence";
import type { Texts } from "../words/texts";

/** What most remarks point at: whatever can be chosen. */
export const LEGAL = "[data-legal]";

/** A card of the welcome: the text `web-guide-KEY` beside a picture, drawn on 320 by 180. */
export interface WelcomeCard {
  key: string;
  picture: Component;
}

/** Something the coach says: the text `web-guide-KEY`, what it points at, and what it rests on. */
export interface Remark {
  key: string;
  /** A selector of what is spoken of; "" where there is nothing to point at. */
  at: string;
  clauses: readonly string[];
  /** Beginnings of moves, one of which must be possible. */
  moves?: readonly string[];
  /** Words that the view must have, such as an option of the table. */
  where?: Readonly<Record<string, string>>;
}

/** Said when a decision comes up for the first time. */
export interface Decision<Phase extends string = string> extends Remark {
  phase: Phase;
}

/** Said when something happens for the first time. */
export interface Moment extends Remark {
  events: readonly string[];
  /** Who did it, or whom it was done to. */
  who?: "me" | "another" | "to-me";
  /** An event that makes it another thing when it happens with this one. */
  unless?: string;
  /** An event after which it is past, and no longer worth a word. */
  until?: string;
}

/** The colours in which a coach speaks. */
export interface Look {
  paper: string;
  ink: string;
  line: string;
  ring: string;
}

/** A guided first game; `Phase` are the phases of its game. */
export interface Lesson<Phase extends string = string> {
  coach: Component;
  look: Look;
  seats: number;
  options: Record<string, string>;
  welcome: readonly WelcomeCard[];
  decisions: readonly Decision<Phase>[];
  moments: readonly Moment[];
  /** What one knows at the end: texts `web-guide-KEY`. */
  learnt: readonly string[];
}

/** A remark that is due: since which turn, and whether it is about a decision. */
export interface Due {
  remark: Decision | Moment;
  turn: number;
}

/** How many moves later a moment is no longer worth a word. */
const LATE = 8;

/** Say whether a remark is about the decision that is asked for now. */
export function isAsked(decision: Decision, frame: Frame): boolean {
  return frame.legal.length > 0 && frame.view?.phase === decision.phase && isPossible(decision, frame);
}

function isPossible({ moves, where }: Remark, { legal, view }: Frame): boolean {
  const words = Object.entries(where ?? {});
  if (words.some(([name, word]) => (view as Record<string, unknown> | null)?.[name] !== word)) return false;
  return !moves || moves.some((start) => legal.some((move) => move.startsWith(start)));
}

/** Say whether what a remark speaks of has just come to its end. */
export const isPast = (remark: Decision | Moment, fresh: readonly Happened[]): boolean =>
  "until" in remark && fresh.some(({ key }) => key === remark.until);

/** Say whether a remark is about something that has just happened. */
function hasHappened(moment: Moment, frame: Frame, fresh: readonly Happened[]): boolean {
  const { events, who, unless } = moment;
  if (!isPossible(moment, frame) || isPast(moment, fresh)) return false;
  if (fresh.some(({ key }) => key === unless)) return false;
  return fresh.some((event) => events.includes(event.key) && concerns(event, who, frame.seat));
}

function concerns({ args }: Happened, who: Moment["who"], seat: number): boolean {
  if (who === "me") return args.seat === seat;
  if (who === "another") return args.seat !== seat;
  return who !== "to-me" || args.to === seat;
}

/** Return what is due with a frame and was not said yet: what happened, then one word on what is asked. */
export function dueNow(
  lesson: Lesson,
  frame: Frame,
  fresh: readonly Happened[],
  isRead: (key: string) => boolean,
): Due[] {
  const news = lesson.moments.filter((each) => !isRead(each.key) && hasHappened(each, frame, fresh));
  const asked = lesson.decisions.find((each) => !isRead(each.key) && isAsked(each, frame));
  return [...news, ...(asked ? [asked] : [])].map((remark) => ({ remark, turn: frame.turn }));
}

/** Say whether what was due is still worth a word. */
export function isStillDue({ remark, turn }: Due, frame: Frame): boolean {
  return "phase" in remark ? isAsked(remark, frame) : frame.turn - turn <= LATE;
}

/** Return all that explains the decision of a phase; of those that ask for moves, what is possible. */
export function explanationsOf(lesson: Lesson, frame: Frame): Decision[] {
  const ofPhase = lesson.decisions.filter(({ phase }) => phase === frame.view?.phase);
  const asked = ofPhase.filter((each) => isAsked(each, frame));
  return asked.length ? asked : ofPhase;
}

/** Return how a coach looks, as the style of what holds its words. */
export const styleOf = ({ paper, ink, line }: Look): string =>
  `--paper: ${paper}; --print: ${ink}; --edge: ${line}`;

/** Return the words of a coach, with the numbers of the game as it stands. */
export const wordsOf = (texts: Texts, key: string, frame: Frame): string =>
  texts.put(`web-guide-${key}`, numbersOf(frame));
