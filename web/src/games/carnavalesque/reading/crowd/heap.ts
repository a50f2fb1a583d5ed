/** Reading a heap of cards: what is drawn over what, what lies under a finger, which card is next. */
import type { CarnavalesquePrinted, Lying } from "../../wire";

export interface Spot {
  x: number;
  y: number;
}

const MARGIN = 1.05; // around the zone
const BAND = 900; // cards whose centres lie in one band of this height are read from left to right
const NEXT_TO = 2; // how much worse a card is that lies aside than one that lies straight ahead

/** Return the spots in the order in which to draw them: each after all that it covers. */
export function drawingOrder(crowd: readonly Lying[]): number[] {
  const waits = new Map(crowd.map(({ spot }) => [spot, 0]));
  for (const { covered_by } of crowd)
    for (const over of covered_by) waits.set(over, (waits.get(over) ?? 0) + 1);
  const above = new Map(crowd.map(({ spot, covered_by }) => [spot, covered_by]));
  const order = crowd.filter(({ spot }) => !waits.get(spot)).map(({ spot }) => spot);
  for (const spot of order)
    for (const over of above.get(spot) ?? []) {
      waits.set(over, waits.get(over)! - 1);
      if (!waits.get(over)) order.push(over);
    }
  return order;
}

/** Return how far from the middle there is something to see: the zone, and cards that left it (V5.5). */
export function extentOf(crowd: readonly Spot[], { width, height, radius }: CarnavalesquePrinted): number {
  const outside = crowd.filter(({ x, y }) => Math.hypot(x, y) > radius);
  const reach = outside.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) + Math.hypot(width, height) / 2);
  return Math.max(MARGIN * radius, ...reach);
}

/** Return the cards as one reads a page: from band to band, from left to right. */
export function readingOrder<Card extends Spot>(crowd: readonly Card[]): Card[] {
  const band = ({ y }: Spot) => Math.floor(y / BAND);
  return [...crowd].sort((one, other) => band(one) - band(other) || one.x - other.x);
}

/** Return where a point is as seen from a card that lies upright, from its middle. */
function within({ x, y, angle }: Lying, point: Spot): Spot {
  const turn = (angle * Math.PI) / 180;
  const [right, down] = [point.x - x, point.y - y];
  return {
    x: right * Math.cos(turn) + down * Math.sin(turn),
    y: down * Math.cos(turn) - right * Math.sin(turn),
  };
}

/** Return how far a point lies from a card: 0 is on it. */
export function distanceTo(lying: Lying, point: Spot, printed: CarnavalesquePrinted): number {
  const { x, y } = within(lying, point);
  return Math.hypot(
    Math.max(0, Math.abs(x) - printed.width / 2),
    Math.max(0, Math.abs(y) - printed.height / 2),
  );
}

/**
 * Return the spot that a finger means: the top card under it, unless a card that can be chosen is
 * near enough. A finger that touches nothing means nothing (-1).
 */
export function spotUnder(
  crowd: readonly Lying[],
  point: Spot,
  near: number,
  legal: ReadonlySet<number>,
  printed: CarnavalesquePrinted,
): number {
  const places = drawingOrder(crowd);
  const height = new Map(places.map((spot, place) => [spot, place]));
  const far = new Map(crowd.map((lying) => [lying.spot, distanceTo(lying, point, printed)]));
  const under = crowd.map(({ spot }) => spot).filter((spot) => far.get(spot) === 0);
  const top = under.sort((one, other) => height.get(other)! - height.get(one)!)[0] ?? -1;
  if (legal.has(top)) return top;
  const reachable = crowd.map(({ spot }) => spot).filter((spot) => legal.has(spot) && far.get(spot)! <= near);
  return reachable.sort((one, other) => far.get(one)! - far.get(other)!)[0] ?? top;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const AHEAD: Record<Arrow, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): key is Arrow => key in AHEAD;

/** Return the card that is nearest in the direction of an arrow, or null if none lies there. */
export function nextTo<Card extends Spot>(from: Spot, arrow: Arrow, cards: readonly Card[]): Card | null {
  const { x, y } = AHEAD[arrow];
  let [best, least] = [null as Card | null, Infinity];
  for (const card of cards) {
    const [right, down] = [card.x - from.x, card.y - from.y];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const cost = ahead + NEXT_TO * aside;
    if (ahead > 0 && cost < least) [best, least] = [card, cost];
  }
  return best;
}
