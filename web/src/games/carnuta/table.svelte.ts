/** What all parts of a table of Carnuta share besides: the cards, the one being looked at, the runes. */
import { Follower } from "../../lib/stage/follower.svelte";
import { Desk, findDesk } from "../../lib/table/desk.svelte";
import type { TableProps } from "../../lib/table/renderer";
import type { CarnutaCard, CarnutaOutlook, CarnutaPrinted, CarnutaView, Foreseen } from "./wire";
import { foreseenOf, touched } from "./reading/board";
import { actsOf, followRunes, paidIn, runesOf, type Rune } from "./reading/runes";

const NONE = -1;

export class CarnutaDesk extends Desk<CarnutaView, CarnutaPrinted, CarnutaOutlook | null> {
  /** Whose whole potion is shown, if any. */
  opened = $state(NONE);
  private readonly follower: Follower<Rune>;

  constructor(given: () => TableProps) {
    super(given);
    this.follower = new Follower<Rune>(
      () => this.eyes,
      (before, happened) =>
        followRunes(this.eyes.leapt ? [] : before, this.view, paidIn(happened), this.frame.number),
    );
  }

  readonly lit = $derived(touched(this.shown, this.printed));
  /** The moves that this phase offers, forbidden or not; whoever only watches is offered none. */
  readonly offered = $derived(new Set(this.outlook?.offered));
  readonly held = $derived(this.view.hands[this.view.seat] ?? []);
  /** The card that is looked at, where it still lies in the market or in one's own hand. */
  readonly selected = $derived(
    [...this.view.market, ...this.held].find((card) => this.nameOf(card) === this.choice.looked) ?? NONE,
  );
  /** What the runes that would pay for that card would do. */
  readonly acts = $derived(
    actsOf(runesOf(this.runes, this.view.seat), this.foreseen(this.selected)?.payment.paid ?? []),
  );

  get runes(): readonly Rune[] {
    return this.follower.things;
  }

  card(number: number): CarnutaCard {
    return this.printed.cards[number]!;
  }

  /** Return what can be done with a card and what it would bring, if these eyes are told. */
  foreseen(card: number): Foreseen | null {
    return foreseenOf(this.view, this.outlook, card);
  }

  /** Look at a card, or no longer. */
  look(card: number): void {
    this.choice.look(this.card(card).id);
  }

  private nameOf(card: number): string | undefined {
    return this.printed.cards[card]?.id;
  }
}

export const findCarnuta = findDesk<CarnutaDesk>;
