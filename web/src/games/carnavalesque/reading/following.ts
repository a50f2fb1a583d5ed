/**
 * Following cards from hand to hand: backs of the same age cannot be told apart, but when one leaves a
 * hand and another comes into one, it is the same card, and it should be seen to go there.
 */
import { follow, type Match, type Named } from "../../../lib/stage/following";
import type { CarnavalesquePrinted, CarnavalesqueView } from "../wire";
import { UNKNOWN, UNMARKED } from "./board";

/** A card as it is seen: where it lies, the age on its back, and its number if that is known. */
export interface Thing {
  place: string;
  age: number;
  card: number;
}

/** A thing with a name that it keeps wherever it goes. */
export type Followed = Named<Thing>;

/** How surely two things are the same: what stays where it is comes first, then what is known. */
const MATCHES: readonly Match<Thing>[] = [
  (one, other) => one.place === other.place && one.card === other.card && one.age === other.age,
  (one, other) => one.place === other.place && one.age === other.age && isOpen(one, other),
  (one, other) => one.card !== UNKNOWN && one.card === other.card,
  (one, other) => one.place !== other.place && one.age === other.age && isOpen(one, other),
];

/** Say whether two things may be the same card as far as one knows. */
function isOpen(one: Thing, other: Thing): boolean {
  return one.card === UNKNOWN || other.card === UNKNOWN || one.card === other.card;
}

/** Give every card the name of what it was before, or a new one after the frame of this number. */
export function followCards(before: readonly Followed[], now: readonly Thing[], number: number): Followed[] {
  return follow(before, now, MATCHES, (each) => `new-${number}-${each}`);
}

/** Return all cards outside the crowd: hands, floats, parade and dead end. */
export function thingsOf(view: CarnavalesqueView, printed: CarnavalesquePrinted): Thing[] {
  const known = (place: string, cards: readonly number[]) =>
    cards.map((card) => ({ place, age: ageNumberOf(card, printed), card }));
  return [
    ...view.hands.flatMap((_, seat) => handOf(view, seat, printed)),
    ...view.floats.flatMap((cards, workshop) => known(`workshop-${workshop}`, cards)),
    ...view.parade.flatMap((cards, place) => known(`parade-${place}`, cards)),
    ...known("dead-end", view.dead_end),
  ];
}

/** Return the cards of a hand: one's own by their faces, of others' those one surely remembers (V4.4). */
export function handOf(view: CarnavalesqueView, seat: number, printed: CarnavalesquePrinted): Thing[] {
  const place = handPlace(seat);
  const faces = seat === view.seat ? view.hand : (view.sure[seat] ?? []);
  const backs = [...(view.hands[seat] ?? [])];
  const known = faces.map((card) => ({ place, age: ageNumberOf(card, printed), card }));
  for (const { age } of known) backs.splice(backs.indexOf(age), 1);
  return [...backs.map((age) => ({ place, age, card: UNKNOWN })), ...known];
}

export const handPlace = (seat: number): string => `hand-${seat}`;

/** Return the age on the back of a card, as views number it. */
function ageNumberOf(card: number, printed: CarnavalesquePrinted): number {
  const age = printed.ages.indexOf(printed.cards[card]!.age);
  return age < 0 ? UNMARKED : age;
}
