/** Reading a view of Kraaw: where cards lie, what they are called, what has just happened. */
import type { Texts } from "../../../lib/words/texts";
import type { Happened } from "../../../wire";
import type { KraawView } from "../wire";

export const PLACES = 5;
export const HIDDEN = 0;
export const LOCKED = 2;
export const MOST_LOCKS = 2;
export const ROUNDS_TO_WIN = 3;
export const RAVENS = ["jais", "onyx", "suie", "brume", "encre", "braise"] as const;
export type RavenName = (typeof RAVENS)[number];

/** Return the move that chooses the card in a slot: `b3` for the third card of the second seat. */
export function cardMove(slot: number): string {
  return `${"abcdef"[Math.floor(slot / PLACES)]}${(slot % PLACES) + 1}`;
}

/** Return the slots of a seat. */
export function slotsOf(seat: number): number[] {
  return Array.from({ length: PLACES }, (_, place) => PLACES * seat + place);
}

/** Return the value to show: 0 if unknown, or if nobody helps to remember (K5.8). */
export function shownValue(view: KraawView, slot: number): number {
  if (view.faces[slot] === HIDDEN && !view.memory_aid) return 0;
  return view.values[slot] ?? 0;
}

/** Return the other seats that have seen a hidden card, where the table helps to remember (K5.8). */
export function othersWhoKnow(view: KraawView, slot: number): number[] {
  if (view.faces[slot] !== HIDDEN || !view.memory_aid) return [];
  const known = view.known_by[slot] ?? 0;
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => seat !== view.seat && (known >> seat) & 1,
  );
}

/** Return the sum of the cards of a seat that lie face up. */
export function totalOf(view: KraawView, seat: number): number {
  const up = slotsOf(seat).filter((slot) => view.faces[slot] !== HIDDEN);
  return up.reduce((sum, slot) => sum + (view.values[slot] ?? 0), 0);
}

/** Say whose card it is, where it lies and what is known of it. */
export function cardLabel(view: KraawView, slot: number, texts: Texts): string {
  const seat = Math.floor(slot / PLACES);
  const key = seat === view.seat ? "card-choice.you" : "card-choice";
  const card = [cardState(view, slot, texts), seenBy(view, slot, texts)].filter(Boolean).join(", ");
  return texts.say(key, { seat, place: (slot % PLACES) + 1, card });
}

/** Say who else has seen a hidden card. */
export function seenBy(view: KraawView, slot: number, texts: Texts): string {
  const seats = othersWhoKnow(view, slot);
  return seats.length ? texts.say("web-seen-by", { seats }) : "";
}

function cardState(view: KraawView, slot: number, texts: Texts): string {
  const value = shownValue(view, slot);
  if (view.faces[slot] === HIDDEN)
    return value ? texts.say("card-known", { value }) : texts.say("card-hidden");
  return texts.say(view.faces[slot] === LOCKED ? "card-locked" : "card-revealed", { value });
}

/** Return the slots that events speak of, to light them up. */
export function touched(events: readonly Happened[]): Set<number> {
  return new Set(events.flatMap(({ key, args }) => slotsIn(key, args as Record<string, number>)));
}

function slotsIn(key: string, { seat, to, place, taken }: Record<string, number | undefined>): number[] {
  if (place === undefined || seat === undefined) return [];
  const slot = PLACES * (to ?? seat) + place - 1;
  return key === "exchange" && taken !== undefined ? [slot, PLACES * seat + taken - 1] : [slot];
}
