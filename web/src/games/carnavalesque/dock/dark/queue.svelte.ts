/** Strokes of a drag wait for each other: the table takes the next one when it has told the last one. */
import type { Looking } from "../../../../lib/table/looking";
import type { CarnavalesqueView } from "../../wire";

const PATIENCE = 3000; // milliseconds for an answer
const NONE = -1;

export class Queue {
  /** Moves that were meant and not yet told. */
  waiting = $state.raw<string[]>([]);
  /** How many gestures were made when the first of them was sent. */
  private sentAt = NONE;
  private timer = 0;

  constructor(private readonly eyes: () => Looking) {}

  private get view(): CarnavalesqueView {
    return this.eyes().frame!.view as CarnavalesqueView;
  }

  add(moves: readonly string[]): void {
    if (!moves.length) return;
    const left = Math.max(1, this.view.gestures - this.view.strokes_made);
    this.waiting = [...this.waiting, ...moves].slice(0, left);
    this.send();
  }

  /** A frame came: what was told no longer waits. */
  hear(): void {
    if (this.sentAt !== NONE && this.view.strokes_made > this.sentAt) {
      this.waiting = this.waiting.slice(1);
      this.sentAt = NONE;
    }
    if (!this.view.blind) this.clear();
    this.send();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.sentAt = NONE;
  }

  private send(): void {
    const next = this.waiting[0];
    if (!next || this.sentAt !== NONE) return;
    clearTimeout(this.timer);
    this.eyes().choose(next);
    if (!this.eyes().frame!.legal.includes(next)) return this.clear(); // the table says why
    this.sentAt = this.view.strokes_made;
    this.timer = window.setTimeout(() => this.clear(), PATIENCE);
  }
}
