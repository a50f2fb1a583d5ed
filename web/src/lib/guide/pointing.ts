/** Where an arrow stands that points at something on a stage. */
import { ceilingOf, floorOf } from "../stage/sight";

export interface Arrow {
  left: number;
  top: number;
  toward: "up" | "down";
}

const SIZE = 36; // pixels of the arrow, with some air

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  bottom: number;
}

/** Find what is spoken of, and place the arrow there; null where there is nothing of it. */
export function placeArrow(stage: HTMLElement, at: string): Arrow | null {
  const [ceiling, floor] = [ceilingOf(stage), floorOf(stage)];
  const boxes = Array.from(stage.querySelectorAll(at), (thing) => ({
    box: thing.getBoundingClientRect(),
    docked: thing.closest(".dock") !== null,
  }));
  const shown = boxes.filter(({ box }) => box.width > 0);
  const seen = shown.find(({ box, docked }) => docked || (box.bottom > ceiling + SIZE && box.top < floor));
  const found = seen ?? shown[0];
  return found ? arrowFor(found.box, ceiling, found.docked ? innerHeight : floor) : null;
}

/** Place an arrow above a thing, or below it where there is no room, within what can be seen. */
export function arrowFor(box: Box, ceiling: number, floor: number): Arrow {
  const left = box.left + box.width / 2;
  const above = box.top - SIZE;
  if (above >= ceiling && above + SIZE <= floor) return { left, top: above, toward: "down" };
  if (box.bottom <= ceiling) return { left, top: ceiling, toward: "up" };
  if (box.bottom + SIZE <= floor) return { left, top: box.bottom + 4, toward: "up" };
  return { left, top: Math.max(ceiling, Math.min(above, floor - SIZE)), toward: "down" };
}
