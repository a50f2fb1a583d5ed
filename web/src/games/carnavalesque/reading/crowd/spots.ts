/** What cards of the crowd are called, as far as they show. */
import type { Texts } from "../../../../lib/words/texts";
import type { Happened } from "../../../../wire";
import type { CarnavalesquePrinted, CarnavalesqueView, Lying } from "../../wire";
import { UNKNOWN, UNMARKED } from "../board";
import { ageName, cardLabel } from "../names";
import type { Spot } from "./heap";

const MIDDLE = 4; // this part of the radius around the centre has no direction
const ROSE = [
  ["north-west", "north", "north-east"],
  ["west", "centre", "east"],
  ["south-west", "south", "south-east"],
] as const;

/** Return the key of the part of the zone in which a point lies. */
export function whereabouts({ x, y }: Spot, { radius }: CarnavalesquePrinted): string {
  if (Math.hypot(x, y) < radius / MIDDLE) return "centre";
  const across = 5 * Math.abs(x) < 2 * Math.abs(y) ? 0 : Math.sign(x);
  const along = 5 * Math.abs(y) < 2 * Math.abs(x) ? 0 : Math.sign(y);
  return ROSE[along + 1]![across + 1]!;
}

/** Say what shows of a card, and where it lies. */
export function spotName(lying: Lying, printed: CarnavalesquePrinted, texts: Texts): string {
  const where = texts.put(`where-${whereabouts(lying, printed)}`);
  const { card, age, face_up } = lying;
  if (age === UNMARKED || (card !== UNKNOWN && !printed.cards[card]!.age))
    return texts.say("spot-third", { where });
  if (age === UNKNOWN) return texts.say(face_up ? "spot-sliver-up" : "spot-sliver-down", { where });
  if (card === UNKNOWN) return texts.say("spot-down", { age: ageName(printed.ages[age]!, texts), where });
  const named = cardLabel(card, printed, texts);
  return face_up
    ? texts.say("web-crowd-at", { card: named, where })
    : texts.say("spot-known", { card: named, where });
}

/** Return the spot of the card that an event names, if its face shows. */
export function spotOfEvent(
  event: Happened | null,
  view: CarnavalesqueView,
  printed: CarnavalesquePrinted,
): number {
  const card = printed.cards.findIndex(({ name }) => name === event?.args.card);
  return card < 0 ? UNKNOWN : (view.crowd.find((lying) => lying.card === card)?.spot ?? UNKNOWN);
}

/** Return where an event says that the hand was. */
export function placeOfEvent(event: Happened | null): Spot | null {
  const { x, y } = event?.args ?? {};
  return typeof x === "number" && typeof y === "number" ? { x, y } : null;
}
