/** What somebody looks at and touches in the crowd, and why a card cannot be chosen. */
import type { CarnavalesqueDesk } from "../../table.svelte";

const NONE = -1;
const FLASH = 2200; // milliseconds
const NOTHING: ReadonlySet<number> = new Set();

export class Picker {
  /** The card that is shown large. */
  looked = $state(NONE);
  /** The card that a finger touched: touching it again chooses it. */
  picked = $state(NONE);
  /** The cards that cover one that was asked for. */
  over = $state.raw(NOTHING);
  /** The card that was asked for in vain. */
  asked = $state(NONE);
  private timer = 0;

  constructor(private readonly desk: CarnavalesqueDesk) {}

  /** Look at a card by pointing at it or by going there with the keyboard. */
  look(spot: number): void {
    this.looked = spot;
  }

  /** Look at nothing. */
  leave(): void {
    [this.looked, this.picked] = [NONE, NONE];
  }

  /** A finger looks first, and chooses when it comes back. */
  touch(spot: number): void {
    const again = this.picked === spot;
    [this.looked, this.picked] = [spot, spot];
    const { spots } = this.desk;
    if (again || (spots.size && !spots.has(spot))) this.choose(spot);
  }

  /** Choose a card, or ask why it cannot be chosen; what covers it shows itself. */
  choose(spot: number): void {
    this.looked = spot;
    if (!this.desk.decides) return;
    if (this.desk.spots.has(spot)) this.leave();
    else this.showWhy(spot);
    this.desk.choose(this.desk.printed.spots[spot]!);
  }

  /** Forget what no longer lies there. */
  forget(): void {
    const here = new Set(this.desk.view.crowd.map(({ spot }) => spot));
    if (!here.has(this.looked)) this.leave();
    [this.over, this.asked] = [NOTHING, NONE];
  }

  /** Nobody looks here any more. */
  close(): void {
    clearTimeout(this.timer);
  }

  private showWhy(spot: number): void {
    const covers = this.desk.view.crowd.find((lying) => lying.spot === spot)?.covered_by ?? [];
    [this.over, this.asked] = [new Set(covers), spot];
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => ([this.over, this.asked] = [NOTHING, NONE]), FLASH);
  }
}
