/** What all parts of a table of Kraaw share. */
import { Desk, findDesk } from "../../lib/table/desk.svelte";
import { touched } from "./reading/board";
import type { KraawOutlook, KraawPrinted, KraawView } from "./wire";

export class KraawDesk extends Desk<KraawView, KraawPrinted, KraawOutlook | null> {
  /** The cards that have just been touched. */
  readonly lit = $derived(touched(this.shown, this.printed.places));
  readonly dealt = $derived(this.just("deal"));

  /** Return the slots of a seat. */
  slotsOf(seat: number): number[] {
    const { places } = this.printed;
    return Array.from({ length: places }, (_, place) => places * seat + place);
  }

  /** Return the move that chooses the card in a slot. */
  moveOf(slot: number): string {
    return this.printed.slots[slot]!;
  }
}

export const findKraaw = findDesk<KraawDesk>;
