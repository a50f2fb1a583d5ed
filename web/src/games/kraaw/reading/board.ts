/** Reading a view of Kraaw: where cards lie, what they are called, what has just happened. */
import type { Texts } from "../../../lib/words/texts";
import type { Happened } from "../../../wire";
import type { KraawView } from "../wire";

export const HIDDEN = 0;
export const LOCKED = 2;

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

/** Return the sum of the cards in some slots that lie face up. */
export function totalOf(view: KraawView, slots: readonly number[]): number {
  const up = slots.filter((slot) => view.faces[slot] !== HIDDEN);
  return up.reduce((sum, slot) => sum + (view.values[slot] ?? 0), 0);
}

/** Say whose card it is, where it lies and what is known of it. */
export function cardLabel(view: KraawView, slot: number, places: number, texts: Texts): string {
  const seat = Math.floor(slot / places);
  const key = seat === view.seat ? "card-choice.you" : "card-choice";
  const card = [cardState(view, slot, texts), seenBy(view, slot, texts)].filter(Boolean).join(", ");
  return texts.say(key, { seat, place: (slot % places) + 1, card });
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
export function touched(events: readonly Happened[], places: number): Set<number> {
  return new Set(events.flatMap(({ key, args }) => slotsIn(key, args as Record<string, number>, places)));
}

function slotsIn(
  key: string,
  { seat, to, place, taken }: Record<string, number | undefined>,
  places: number,
): number[] {
  if (place === undefined || seat === undefined) return [];
  const slot = places * (to ?? seat) + place - 1;
  return key === "exchange" && taken !== undefined ? [slot, places * seat + taken - 1] : [slot];
}
