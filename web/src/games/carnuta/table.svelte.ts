/** What all parts of a table of Carnuta share besides: the cards, the one being looked at, the runes. */
import { Desk, findDesk } from "../../lib/table/desk.svelte";
import type { TableProps } from "../../lib/table/renderer";
import type { CarnutaCard, CarnutaOutlook, CarnutaPrinted, CarnutaView, Foreseen } from "./wire";
import { foreseenOf, touched } from "./reading/board";
import { choosePayment, followRunes, layRunes, payRunes, runesOf, type Rune } from "./reading/runes";

const NONE = -1;

export class CarnutaDesk extends Desk<CarnutaView, CarnutaPrinted, CarnutaOutlook | null> {
  /** The runes of the last frame; what a new one is compared with. */
  private known: { number: number; runes: Rune[] } | null = null;
  private picked = $state(NONE);
  /** Whose whole potion is shown, if any. */
  opened = $state(NONE);

  constructor(given: () => TableProps) {
    super(given);
  }

  readonly lit = $derived(touched(this.shown, this.printed));
  readonly runes = $derived.by(() => this.follow());
  readonly held = $derived(this.view.hands[this.view.seat] ?? []);
  /** The card that is looked at: one of the market or of one's own hand. */
  readonly selected = $derived(
    this.view.market.includes(this.picked) || this.held.includes(this.picked) ? this.picked : NONE,
  );
  /** Which of one's own runes would pay for the card that is looked at. */
  readonly payment = $derived(
    this.selected >= 0 && this.view.seat >= 0
      ? choosePayment(runesOf(this.runes, this.view.seat), this.card(this.selected).cost)
      : null,
  );

  card(number: number): CarnutaCard {
    return this.printed.cards[number]!;
  }

  /** Return what a card would bring, if these eyes are told. */
  foreseen(card: number): Foreseen | null {
    return foreseenOf(this.view, this.outlook, card);
  }

  /** Return the move that a card makes from where it lies. */
  moveOf(card: number): string {
    const { id } = this.card(card);
    if (this.view.market.includes(card)) return `take ${id}`;
    return this.view.phase === "discard-down" ? `discard ${id}` : `play ${id}`;
  }

  /** Look at a card, or no longer. */
  look(card: number): void {
    this.picked = card === this.selected ? NONE : card;
  }

  /** Make a move, or ask why it is none; a card that has moved is no longer looked at. */
  override choose = (move: string): void => {
    if (this.can(move)) this.picked = NONE;
    this.choice.choose(move);
  };

  private follow(): Rune[] {
    const { view, frame } = this;
    if (this.known?.number === frame.number) return this.known.runes;
    const before = this.eyes.leapt ? null : this.known;
    const runes = before ? followRunes(this.paid(before.runes), view) : layRunes(view);
    this.known = { number: frame.number, runes };
    return runes;
  }

  /** Let runes pay for the cards that have just been played. */
  private paid(runes: Rune[]): Rune[] {
    const played = this.eyes.fresh.filter((event) => event.key === "play");
    return played.reduce((now, { args }) => {
      const card = this.printed.cards.find(({ id }) => id === args.card);
      const own = runesOf(now, args.seat as number);
      return card ? payRunes(now, choosePayment(own, card.cost)) : now;
    }, runes);
  }
}

export const findCarnuta = findDesk<CarnutaDesk>;
