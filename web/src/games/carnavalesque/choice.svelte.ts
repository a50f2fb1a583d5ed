/** What was chosen first and leads to moves: a card of the hand, or a float to send away. */
import type { Looking } from "../../lib/table/looking";

export class Choice {
  private begun = $state("");

  constructor(private readonly eyes: () => Looking) {}

  /** The beginning of the moves that were chosen, as long as one of them is legal. */
  get toward(): string {
    const { begun } = this;
    return begun && this.eyes().frame!.legal.some((move) => move.startsWith(begun)) ? begun : "";
  }

  /** The moves that were chosen so far. */
  get moves(): string[] {
    const { toward } = this;
    return toward ? this.eyes().frame!.legal.filter((move) => move.startsWith(toward)) : [];
  }

  /** Choose something, or let go of it. */
  toggle(toward: string): void {
    this.begun = this.toward === toward ? "" : toward;
  }
}
