/** What all parts of a table of Carnavalesque share. */
import { Desk, findDesk } from "../../lib/table/desk.svelte";
import type {
  CarnavalesqueOutlook,
  CarnavalesquePrinted,
  CarnavalesqueView,
  Deed,
  HandCard,
  Told,
} from "./wire";

export class CarnavalesqueDesk extends Desk<CarnavalesqueView, CarnavalesquePrinted, CarnavalesqueOutlook> {
  /** The spots of the crowd that can be chosen. */
  readonly spots: ReadonlySet<number> = $derived(
    new Set(this.printed.spots.flatMap((move, spot) => (this.decides && this.can(move) ? [spot] : []))),
  );

  /** The card of the hand that was chosen and still has to be laid somewhere. */
  readonly laying: HandCard | null = $derived.by(() => {
    const { toward } = this.choice;
    return this.outlook.hand.find((card) => toward && card.toward === toward && card.asks !== toward) ?? null;
  });

  /** Say whether some legal move begins so. */
  leads(toward: string): boolean {
    return toward !== "" && this.frame.legal.some((move) => move.startsWith(toward));
  }

  /** Return what a card of one's own hand does now. */
  handCard(card: number): HandCard | undefined {
    return this.outlook.hand[this.view.hand.indexOf(card)];
  }

  /** Return what pressing a workshop does now: it takes the card that was chosen, or it opens. */
  moveTo(workshop: number): string {
    return this.laying?.onto[workshop] ?? this.outlook.workshops[workshop]!.door;
  }

  deedOf(move: string): Deed | undefined {
    return this.outlook.deeds.find((deed) => deed.move === move);
  }

  say({ text, args }: Told): string {
    return this.texts.put(text, args);
  }
}

export const findCarnavalesque = findDesk<CarnavalesqueDesk>;
