/** Reading a view of Carnuta: who sits where, which cards lie in which column, what a card is called. */
import type { Args, Texts } from "../../../lib/words/texts";
import type { Happened } from "../../../wire";
import type {
  CarnutaCard,
  CarnutaIngredient,
  CarnutaOutlook,
  CarnutaPrinted,
  CarnutaView,
  Foreseen,
} from "../wire";
import { sayCost } from "./costs";

export type Half = CarnutaCard["half"];

/** Return where the counter brings something next, if it still does. */
export function nextBonus({ counter }: CarnutaPrinted, step: number): number | undefined {
  const next = counter.findIndex((bonus, place) => bonus && place >= step);
  return next < 0 ? undefined : next + 1;
}

/** Return how far the counter of a player has come. */
export const counterOf = (view: CarnutaView, { counter }: CarnutaPrinted, seat: number): number =>
  Math.min(view.laid[seat]!.length, counter.length);

/** A card in front of a player, and what it scores now. */
export interface Laid {
  card: number;
  points: number;
}

/** One ingredient of a potion: how much there is of it, its cards, what they score. */
export interface Column {
  kind: number;
  ingredient: CarnutaIngredient;
  amount: number;
  points: number;
  cards: Laid[];
  token: boolean;
}

/** Return the eight columns of a player's potion, empty ones too. */
export function columnsOf(view: CarnutaView, { ingredients }: CarnutaPrinted, seat: number): Column[] {
  return ingredients.map((ingredient, kind) => {
    const cards = laidOf(view, seat).filter((_, each) => view.columns[seat]![each] === kind);
    return {
      kind,
      ingredient,
      amount: view.amounts[seat]![kind] ?? 0,
      points: cards.reduce((sum, { points }) => sum + points, 0),
      cards,
      token: view.tokens[kind] === seat,
    };
  });
}

/** Say what a column holds and scores. */
export const columnName = ({ ingredient, amount, points }: Column, texts: Texts): string =>
  texts.say("web-column", { ingredient: ingredient.name, amount, points });

/** Return the Salt that a player has paid for and not yet laid on a column. */
export function waitingSalt(view: CarnutaView, { ingredients }: CarnutaPrinted, seat: number): Laid[] {
  return laidOf(view, seat).filter((_, each) => ingredients[view.columns[seat]![each]!] === undefined);
}

function laidOf(view: CarnutaView, seat: number): Laid[] {
  return view.laid[seat]!.map((card, each) => ({ card, points: view.points[seat]![each] ?? 0 }));
}

/** Return the points of a player's best column, which settles ties. */
export function bestColumn(columns: readonly Column[]): number {
  return Math.max(0, ...columns.map(({ points }) => points));
}

/** Return what can be done with a card and what it would bring, if these eyes are told. */
export function foreseenOf(view: CarnutaView, outlook: CarnutaOutlook | null, card: number): Foreseen | null {
  const shown = view.market.indexOf(card);
  if (shown >= 0) return outlook?.market[shown] ?? null;
  const held = view.hands[view.seat]?.indexOf(card) ?? -1;
  return held >= 0 ? (outlook?.hand[held] ?? null) : null;
}

/** Say whether the cards of a hand are shown: one's own, and the others' as a memory aid (C3.9). */
export const showsHand = (view: CarnutaView, seat: number): boolean => seat === view.seat || view.memory_aid;

/** Return the arguments by which the texts name a card. */
export function nameArgs(card: CarnutaCard): Args {
  return { ingredient: card.ingredient, scoring: card.scoring, ingredients: [...card.of] };
}

/** Say all that is printed on a card, and what it would bring. */
export function cardLabel(card: CarnutaCard, texts: Texts, gain: number | null = null): string {
  const name = texts.say("card-name", nameArgs(card));
  const label = texts.say("web-card", { name, cost: sayCost(card.cost, texts) });
  return gain === null ? label : `${label}. ${texts.say("web-gain", { gain })}`;
}

/** Return the cards that events speak of, to light them up. */
export function touched(events: readonly Happened[], printed: CarnutaPrinted): Set<number> {
  const ids = new Set(events.map(({ args }) => args.card));
  return new Set(printed.cards.flatMap(({ id }, card) => (ids.has(id) ? [card] : [])));
}
