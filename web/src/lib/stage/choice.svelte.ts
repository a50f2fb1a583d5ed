/**
 * Choosing, for all games and all ways of pointing: a move is made at once, or its beginning is chosen
 * first and leads to the moves that begin so. Beside it stands what is only looked at.
 */
import type { Looking } from "../table/looking";

export class Choice {
  private begun = $state("");
  private seen = $state("");

  constructor(private readonly eyes: () => Looking) {}

  private get legal(): readonly string[] {
    return this.eyes().frame?.legal ?? [];
  }

  /** The beginning of the moves that was chosen, as long as one of them is legal. */
  get toward(): string {
    const { begun, legal } = this;
    return begun && legal.some((move) => move.startsWith(begun)) ? begun : "";
  }

  /** The moves that were chosen so far. */
  get moves(): string[] {
    const { toward } = this;
    return toward ? this.legal.filter((move) => move.startsWith(toward)) : [];
  }

  /** The thing that is looked at, by a name of the game's own; "" is none. */
  get looked(): string {
    return this.seen;
  }

  /** Choose a beginning, or let go of it. */
  toggle(toward: string): void {
    this.begun = this.toward === toward ? "" : toward;
  }

  /** Look at a thing, or no longer. */
  look(thing: string): void {
    this.seen = this.seen === thing ? "" : thing;
  }

  /** Make a move, or ask why it is none; after a move nothing is chosen or looked at any more. */
  choose(move: string): void {
    if (this.legal.includes(move)) this.letGo();
    this.eyes().choose(move);
  }

  letGo(): void {
    [this.begun, this.seen] = ["", ""];
  }
}
