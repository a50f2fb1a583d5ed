/** Strokes of a drag wait for each other: the table takes the next one when it has told the last one. */
import type { CarnavalesqueDesk } from "../../table.svelte";

const PATIENCE = 3000; // milliseconds for an answer
const NONE = -1;

export class Queue {
  /** Moves that were meant and not yet told. */
  waiting = $state.raw<string[]>([]);
  /** How many gestures were made when the first of them was sent. */
  private sentAt = NONE;
  private timer = 0;

  constructor(private readonly desk: CarnavalesqueDesk) {}

  add(moves: readonly string[]): void {
    if (!moves.length) return;
    const left = Math.max(1, this.desk.outlook.gestures_left);
    this.waiting = [...this.waiting, ...moves].slice(0, left);
    this.send();
  }

  /** A frame came: what was told no longer waits. */
  hear(): void {
    if (this.sentAt !== NONE && this.desk.view.strokes_made > this.sentAt) {
      this.waiting = this.waiting.slice(1);
      this.sentAt = NONE;
    }
    if (!this.desk.view.blind) this.clear();
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
    const legal = this.desk.can(next);
    this.desk.choose(next);
    if (!legal) return this.clear(); // the table says why
    this.sentAt = this.desk.view.strokes_made;
    this.timer = window.setTimeout(() => this.clear(), PATIENCE);
  }
}
