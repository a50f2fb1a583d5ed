/**
 * The coach of a guided game on this device: the welcome, then at most one remark at a time. What was
 * read is remembered; what was not said in time is kept for the next occasion.
 */
import type { Frame, Happened } from "../../wire";
import { dueNow, isAsked, isPast, isStillDue, type Due, type Lesson, type WelcomeCard } from "./lesson";
import { recallObject, rememberObject } from "../device/storage";

interface Kept {
  on: boolean;
  read: string[];
}

const NOTHING: Kept = { on: false, read: [] };
const placeOf = (game: string) => `ludo-guide-${game}`;

/** Begin a lesson anew: the guide is on, and nothing was read. */
export const beginLesson = (game: string): void => rememberObject(placeOf(game), { ...NOTHING, on: true });

export class Guide {
  private kept = $state.raw(NOTHING);
  private queue = $state.raw<readonly Due[]>([]);
  /** The last turn in which the coach spoke of the decision to be made: once is enough. */
  private spoke = -1;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.kept = recallObject(placeOf(game), NOTHING);
  }

  get on(): boolean {
    return this.kept.on;
  }

  /** The card of the welcome to be read now. */
  get card(): WelcomeCard | null {
    return (this.on && this.lesson.welcome.find(({ key }) => !this.isRead(key))) || null;
  }

  /** What the coach says now. */
  get said(): Due | null {
    return this.on && !this.card ? (this.queue[0] ?? null) : null;
  }

  /** Look at a new frame, with what happened. */
  see(frame: Frame, fresh: readonly Happened[]): void {
    if (!this.on) return;
    let { said } = this;
    if (said && (isOver(said, frame) || isPast(said.remark, fresh))) {
      this.finish(said);
      said = null;
    }
    const isDue = (each: Due) => isStillDue(each, frame) && !isPast(each.remark, fresh);
    const waiting = this.queue.filter((each) => each === said || isDue(each));
    const known = waiting.map(({ remark }) => remark.key);
    const more = dueNow(this.lesson, frame, fresh, (key) => this.isRead(key) || known.includes(key));
    this.queue = inOrder([...waiting, ...more.filter((each) => !this.isRepeated(each))], said);
    if (this.queue.some((each) => "phase" in each.remark)) this.spoke = frame.turn;
  }

  /** Whoever reads goes on: to the next card, or back to the game. */
  next(): void {
    if (this.card) this.note(this.card.key);
    else if (this.said) this.finish(this.said);
  }

  /** No more of it, until it is asked for again. */
  skip(): void {
    this.queue = [];
    this.keep({ ...this.kept, on: false });
  }

  /** Speak again, first of what is asked now. */
  resume(frame: Frame): void {
    const asked = this.lesson.decisions.filter((each) => isAsked(each, frame)).map(({ key }) => key);
    this.keep({ on: true, read: this.kept.read.filter((key) => !asked.includes(key)) });
    this.spoke = -1;
    this.see(frame, []);
  }

  /** Welcome once more. */
  welcomeAgain(): void {
    const cards = this.lesson.welcome.map(({ key }) => key);
    this.keep({ on: true, read: this.kept.read.filter((key) => !cards.includes(key)) });
  }

  /** Whether the bots should wait for whoever reads: there is nobody else to wait, and no clock. */
  holds({ stage, seat, chairs, legal, left }: Frame): boolean {
    const alone = chairs.every(({ kind }, each) => each === seat || kind === "bot");
    return (
      (this.card ?? this.said) !== null && alone && stage === "playing" && !legal.length && left === null
    );
  }

  private isRead(key: string): boolean {
    return this.kept.read.includes(key);
  }

  private isRepeated({ remark, turn }: Due): boolean {
    return "phase" in remark && turn === this.spoke;
  }

  private finish(due: Due): void {
    this.queue = this.queue.filter((each) => each !== due);
    this.note(due.remark.key);
  }

  private note(key: string): void {
    this.keep({ ...this.kept, read: [...this.kept.read, key] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    rememberObject(placeOf(this.game), kept);
  }
}

/** Say whether what is being said was overtaken: the decision was made, or another move of one's own. */
function isOver(due: Due, frame: Frame): boolean {
  if (frame.turn > due.turn && frame.mine) return true;
  return "phase" in due.remark && !isAsked(due.remark, frame);
}

/** Put what is being said first, then what happened, then what is asked. */
function inOrder(all: readonly Due[], said: Due | null): Due[] {
  const rest = all.filter((each) => each !== said);
  const isAbout = ({ remark }: Due) => "phase" in remark;
  return [...(said ? [said] : []), ...rest.filter((each) => !isAbout(each)), ...rest.filter(isAbout)];
}
