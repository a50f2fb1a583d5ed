import type { Frame, Happened } from "../../wire";
import type { Advised } from "./advised.svelte";

/** A table as a renderer sees it, and decides there: live or in a replay, it need not know which. */
export interface Looking {
  readonly frame: Frame | null;
  /** The frame before the last one. */
  readonly before: Frame | null;
  readonly seat: number;
  /** All that happened up to the last frame. */
  readonly log: readonly Happened[];
  /** What happened with the last frame, unless it was the first one. */
  readonly fresh: readonly Happened[];
  /** Whether the last frame is not the next step of the one before: then nothing glides or pops up. */
  readonly leapt: boolean;
  /** An event of the log that somebody wants to see on the table. */
  readonly pointed: Happened | null;
  /** Whether there is anything to decide for these eyes, now or later. */
  readonly decides: boolean;
  /** The hints for these eyes at a live table; a replay has none. */
  readonly advised: Advised | null;
  /** Make a legal move, or ask why it is not one. */
  choose(move: string): void;
}
