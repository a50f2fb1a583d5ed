/** A hint for one pair of eyes: asked for, thought about, shown, put away until it is asked for again. */
import type { Frame, Hint } from "../../wire";

export class Advised {
  hint = $state.raw<Hint | null>(null);
  /** Whether somebody is thinking. */
  busy = $state(false);
  private open = $state(false);

  constructor(private readonly ask: () => void) {}

  /** The hint, while it is looked at. */
  get shown(): Hint | null {
    return this.open ? this.hint : null;
  }

  /** Ask for a hint; one that was put away is still good. */
  want(): void {
    if (this.busy) return;
    if (this.hint) this.open = true;
    else {
      this.busy = true;
      this.ask();
    }
  }

  close(): void {
    this.open = false;
  }

  hear(hint: Hint): void {
    this.hint = hint;
    this.busy = false;
    this.open = true;
  }

  /** No hint comes. */
  refuse(): void {
    this.busy = false;
  }

  /** Forget a hint when the question is another one: not if only somebody else decided meanwhile. */
  see(frame: Frame, before: Frame | null): void {
    const same = before && (before.turn === frame.turn || (frame.legal.length && !frame.mine));
    const offered = !this.hint || frame.legal.includes(this.hint.moves[0]!.move);
    if (same && offered) return;
    this.hint = null;
    this.busy = false;
    this.open = false;
  }
}
