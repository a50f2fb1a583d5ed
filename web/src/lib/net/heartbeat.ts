/**
 * Notices a line that is dead though nobody closed it, as a change from wifi to mobile leaves it: where
 * nothing has come for a while, the other side is asked, and without any sign of life it is given up.
 */

/** Milliseconds of silence before it is asked; and as many without a word before it is given up. */
export const SILENCE = 3000;
export const DEADLINE = 4000;

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;

  /** `watched` says whether anybody looks: where nobody does, nothing is asked. */
  constructor(
    private readonly ask: () => void,
    private readonly giveUp: () => void,
    private readonly watched: () => boolean,
  ) {}

  /** Expect a sign of life soon: a line is being opened. */
  expect(): void {
    this.asked = true;
    this.wait(SILENCE + DEADLINE, this.giveUp);
  }

  /** Something came. */
  hear(): void {
    this.asked = false;
    this.wait(SILENCE, this.beat);
  }

  /** Ask now: somebody looks again, or the network has changed. */
  hurry(): void {
    if (!this.asked) this.beat();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private beat = (): void => {
    if (!this.watched()) return this.wait(SILENCE, this.beat);
    this.asked = true;
    this.ask();
    this.wait(DEADLINE, this.giveUp);
  };

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}
