/** What of a stage can be seen: what lies between the bar on top of the page and the dock, if it is below. */
import { wantsCalm } from "./flip";
import { whileMoving } from "./moving";

const AIR = 10; // pixels around what is brought into sight

/** Return where the bar on top of the page ends, which covers what lies higher. */
export const ceilingOf = (stage: HTMLElement): number =>
  stage.closest(".room")!.querySelector("header")!.getBoundingClientRect().bottom;

/** Return where the dock begins, which covers what lies lower; where it lies beside, both end together. */
export function floorOf(stage: HTMLElement): number {
  const { left, top, bottom } = stage.querySelector(".dock")!.getBoundingClientRect();
  return left < stage.querySelector(".scene")!.getBoundingClientRect().right ? top : bottom;
}

/** Return things of the scene, which is what the dock may cover. */
export const inScene = (stage: HTMLElement, things: string): HTMLElement[] =>
  Array.from(stage.querySelectorAll<HTMLElement>(`.scene :is(${things})`));

export function isInSight(stage: HTMLElement, thing: HTMLElement): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return top > ceilingOf(stage) && bottom < floorOf(stage);
}

/** Tell how many pixels of a thing the dock covers, whenever that changes; return what ends that. */
export function watchCover(thing: HTMLElement, tell: (pixels: number) => void): () => void {
  const stage = thing.closest<HTMLElement>(".stage")!;
  return whileMoving(stage, () =>
    tell(Math.max(0, Math.round(thing.getBoundingClientRect().bottom - floorOf(stage)))),
  );
}

export type Side = "above" | "below";

/**
 * Return the choices of the scene that nobody sees, above the page or under the dock. What lies in
 * something that is dragged about by itself (`data-panned`) counts as that.
 */
export function choicesBeyond(stage: HTMLElement): Record<Side, HTMLElement[]> {
  const choices = [...new Set(inScene(stage, "[data-legal]").map(holderOf))];
  const [ceiling, floor] = [ceilingOf(stage), floorOf(stage)];
  return {
    above: choices.filter((thing) => middleOf(thing) < ceiling),
    below: choices.filter((thing) => middleOf(thing) > floor),
  };
}

function middleOf(thing: HTMLElement): number {
  const { top, bottom } = thing.getBoundingClientRect();
  return (top + bottom) / 2;
}

const holderOf = (thing: HTMLElement): HTMLElement => thing.closest<HTMLElement>("[data-panned]") ?? thing;

/** Where a dock is too low for all that lies in it, bring what can be chosen there into sight. */
export function scrollDock(stage: HTMLElement): void {
  const dock = stage.querySelector(".dock")!;
  const [room, ...choices] = [dock, ...dock.querySelectorAll("[data-legal]")].map((thing) =>
    thing.getBoundingClientRect(),
  ) as [DOMRect, ...DOMRect[]];
  const above = Math.min(...choices.map(({ top }) => top)) - AIR - room.top;
  const below = Math.max(...choices.map(({ bottom }) => bottom)) + AIR - room.bottom;
  if (choices.length && (above < 0 || below > 0)) dock.scrollTop += Math.min(above, below);
}

/** Bring things into the middle of what can be seen, or where they are too many, the first. */
export function bringIntoSight(stage: HTMLElement, things: readonly HTMLElement[]): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const first = Math.min(...boxes.map(({ top }) => top)) - AIR;
  const last = Math.max(...boxes.map(({ bottom }) => bottom)) + AIR;
  const ceiling = ceilingOf(stage);
  const top = Math.min((first + last - ceiling - floorOf(stage)) / 2, first - ceiling);
  window.scrollBy({ top, behavior: wantsCalm() ? "auto" : "smooth" });
}
