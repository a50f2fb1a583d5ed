/** A hint for one pair of eyes: asked for, thought about, shown, put away until it is asked for again. */
import type { Frame, Hint } from "../../wire";

export class Advised {
  hint = $state.raw<Hint | null>(null);
  /** Whether somebody is thinking. */
  busy = $state(false);
  private open = $state(false);
  /** Which question it is, counted. */
  private question = 0;

  /** `ask` tells why there is no hint, if there is none. */
  constructor(private readonly ask: () => Promise<unknown>) {}

  /** The hint, while it is looked at. */
  get shown(): Hint | null {
    return this.open ? this.hint : null;
  }

  /** Ask for a hint; one that was put away is still good. */
  want(): void {
    if (this.busy) return;
    if (this.hint) this.open = true;
    else void this.think(this.question);
  }

  close(): void {
    this.open = false;
  }

  hear(hint: Hint): void {
    this.hint = hint;
    this.busy = false;
    this.open = true;
  }

  /** Forget a hint when the question is another one: not if only somebody else decided meanwhile. */
  see(frame: Frame, before: Frame | null): void {
    const same = before && (before.turn === frame.turn || (frame.legal.length && !frame.mine));
    const offered = !this.hint || frame.legal.includes(this.hint.moves[0]!.move);
    if (same && offered) return;
    this.question++;
    this.hint = null;
    this.busy = false;
    this.open = false;
  }

  /** Wait until the hint came or was refused; a refusal of something else changes nothing. */
  private async think(question: number): Promise<void> {
    this.busy = true;
    const refused = await this.ask();
    if (refused && question === this.question) this.busy = false;
  }
}
