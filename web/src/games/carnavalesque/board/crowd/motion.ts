/** How cards of the heap move: they fall, slide, turn over, lift off and fly to a player. */
import type { Lying } from "../../wire";
import { placed } from "./placing";

const ONE_BY_ONE = 130; // milliseconds between two cards that fall
const FALLING = "var(--carnavalesque-layer-falling)"; // above the cards as they lie
const SOFT = "cubic-bezier(.3, .1, .3, 1)";

/** Drop a card from above: it comes down turning, bounces a little and lies still. */
export function fall(card: HTMLElement, lying: Lying, unit: number, order: number): void {
  const high = { x: lying.x * 0.4, y: lying.y * 0.4 - 900, angle: lying.angle - 50 };
  card.animate(
    [
      { transform: placed(high, unit, "scale(2.3)"), opacity: 0, zIndex: FALLING },
      {
        transform: placed(lying, unit, "scale(1)"),
        opacity: 1,
        zIndex: FALLING,
        offset: 0.6,
        easing: "ease-out",
      },
      { transform: placed(lying, unit, "scale(1.09) rotate(4deg)"), offset: 0.78, easing: "ease-in" },
      { transform: placed(lying, unit, "scale(1)") },
    ],
    { duration: 720, delay: order * ONE_BY_ONE, fill: "backwards", easing: "ease-in" },
  );
}

/** Let a card slide from where it lay. */
export function slide(card: HTMLElement, from: Lying, now: Lying, unit: number): void {
  const turn = ((now.angle - from.angle + 540) % 360) - 180;
  const start = { x: from.x, y: from.y, angle: now.angle - turn };
  card.animate([{ transform: placed(start, unit) }, { transform: placed(now, unit) }], {
    duration: 450,
    easing: SOFT,
  });
}

/** Show the new side of a card that turns over; the old one folds away at the same time. */
export function unfold(card: HTMLElement, lying: Lying, unit: number): void {
  card.animate(
    [
      { transform: placed(lying, unit, "scale(0, 1.08)"), offset: 0 },
      { transform: placed(lying, unit, "scale(0, 1.08)"), offset: 0.5, easing: "ease-out" },
      { transform: placed(lying, unit) },
    ],
    { duration: 460 },
  );
}

/** Fold the old side of a card away. */
export function fold(ghost: HTMLElement, lying: Lying, unit: number): Animation {
  return ghost.animate(
    [{ transform: placed(lying, unit) }, { transform: placed(lying, unit, "scale(0, 1.08)") }],
    { duration: 230, easing: "ease-in", fill: "forwards" },
  );
}

/** Lift a card into the air until it is gone. */
export function lift(ghost: HTMLElement, lying: Lying, unit: number): Animation {
  const high = { x: lying.x * 1.1, y: lying.y - 1500, angle: lying.angle + 70 };
  return ghost.animate(
    [
      { transform: placed(lying, unit), opacity: 1 },
      { transform: placed(lying, unit, "scale(1.15)"), opacity: 1, offset: 0.25 },
      { transform: placed(high, unit, "scale(1.9)"), opacity: 0 },
    ],
    { duration: 620, easing: "ease-in", fill: "forwards" },
  );
}

/** Let a card fly over the page, from where it lay to whoever took it. */
export function fly(
  ghost: HTMLElement,
  from: DOMPoint,
  to: DOMPoint,
  angle: number,
  large: number,
): Animation {
  const at = ({ x, y }: DOMPoint, turn: number, size: number) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
  const turn = angle > 180 ? angle - 360 : angle;
  const middle = new DOMPoint((from.x + to.x) / 2, (from.y + to.y) / 2 - 30);
  return ghost.animate(
    [
      { transform: at(from, turn, large) },
      { transform: at(new DOMPoint(from.x, from.y - 14), turn * 0.8, large * 1.25), offset: 0.25 },
      { transform: at(middle, turn * 0.3, large * 1.15), offset: 0.6 },
      { transform: at(to, 0, large * 0.8), opacity: 1, offset: 0.93 },
      { transform: at(to, 0, large * 0.6), opacity: 0 },
    ],
    { duration: 950, easing: SOFT, fill: "forwards" },
  );
}
