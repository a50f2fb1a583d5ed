/** Keeps what is followed from frame to frame: whenever a frame comes, it is compared with the last. */
import { untrack } from "svelte";
import type { Happened } from "../../wire";
import type { Looking } from "../table/looking";

/** Return the things of now, from those before and from what has happened between. */
export type Next<T> = (before: readonly T[], happened: readonly Happened[]) => readonly T[];

export class Follower<T> {
  private known = $state.raw<readonly T[]>([]);
  private number = -1;

  /** To be made with the component whose things these are: they change before the page does. */
  constructor(
    private readonly eyes: () => Looking,
    private readonly next: Next<T>,
  ) {
    $effect.pre(() => {
      const { frame } = this.eyes();
      if (frame) untrack(() => this.see(frame.number));
    });
  }

  get things(): readonly T[] {
    return this.known;
  }

  /** A frame that comes again tells nothing new, and one after a leap does not tell all. */
  private see(number: number): void {
    const { leapt, fresh } = this.eyes();
    this.known = this.next(this.known, leapt || number === this.number ? [] : fresh);
    this.number = number;
  }
}
