/** What of a stage can be seen: what lies between the bar on top of the page and the dock below. */
import { wantsCalm } from "./flip";

export const BAR = 54; // pixels of the bar on top
const AIR = 10; // pixels around what is brought into sight

/** Return where the dock begins, which covers what lies lower. */
export const floorOf = (stage: HTMLElement): number =>
  stage.querySelector(".dock")!.getBoundingClientRect().top;

/** Return things of the scene, which is what the dock may cover. */
export const inScene = (stage: HTMLElement, things: string): HTMLElement[] =>
  Array.from(stage.querySelectorAll<HTMLElement>(`.scene :is(${things})`));

export function isInSight(stage: HTMLElement, thing: HTMLElement): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return top > BAR && bottom < floorOf(stage);
}

export const SIDES = ["above", "below"] as const;

/**
 * Return the choices of the scene that nobody sees, above the page or under the dock. What lies in
 * something that is dragged about by itself (`data-panned`) counts as that.
 */
export function choicesBeyond(stage: HTMLElement, side: (typeof SIDES)[number]): HTMLElement[] {
  const choices = new Set(inScene(stage, "[data-legal]").map(holderOf));
  const floor = floorOf(stage);
  const isBeyond = (middle: number) => (side === "above" ? middle < BAR : middle > floor);
  return [...choices].filter((thing) => isBeyond(middleOf(thing)));
}

function middleOf(thing: HTMLElement): number {
  const { top, bottom } = thing.getBoundingClientRect();
  return (top + bottom) / 2;
}

const holderOf = (thing: HTMLElement): HTMLElement => thing.closest<HTMLElement>("[data-panned]") ?? thing;

/** Bring things into the middle of what can be seen, or where they are too many, the first. */
export function bringIntoSight(stage: HTMLElement, things: readonly HTMLElement[]): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const first = Math.min(...boxes.map(({ top }) => top)) - AIR;
  const last = Math.max(...boxes.map(({ bottom }) => bottom)) + AIR;
  const top = Math.min((first + last - BAR - floorOf(stage)) / 2, first - BAR);
  window.scrollBy({ top, behavior: wantsCalm() ? "auto" : "smooth" });
}
