/** Reading a view of Carnavalesque: what masks stand for, and what the street brings. */
import type { CarnavalesquePrinted, CarnavalesqueView } from "../wire";

export const UNKNOWN = -1;
export const UNMARKED = 3;
/** The parts of the street, in the order in which `printed.worth` says what a card brings there. */
const PARTS = ["parade", "workshop", "dead-end"] as const;

/** Return the costumes and accessories of a mask, by their names. */
export function pointsOf(mask: number, printed: CarnavalesquePrinted): string[] {
  return printed.points.filter((_, point) => (mask >> point) & 1);
}

/** Return what every part of the street brings: parade places, workshops, then the dead end. */
export function scoreRows(view: CarnavalesqueView, { worth }: CarnavalesquePrinted) {
  return [view.parade, view.floats, [view.dead_end]].flatMap((places, part) =>
    places
      .map((cards, place) => ({ part: PARTS[part]!, place: place + 1, cards, each: worth[part]! }))
      .filter(({ cards }) => cards.length > 0)
      .map((row) => ({ ...row, points: row.each * row.cards.length })),
  );
}
