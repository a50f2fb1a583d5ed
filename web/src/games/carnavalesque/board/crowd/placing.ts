/** Where things lie on the screen. */
import type { Lying } from "../../wire";

/** Return the transform of a card whose box has its middle in the middle of the heap. */
export function placed({ x, y, angle }: Pick<Lying, "x" | "y" | "angle">, unit: number, more = ""): string {
  return `translate(${(unit * x).toFixed(2)}px, ${(unit * y).toFixed(2)}px) rotate(${angle}deg) ${more}`;
}

const EDGE = 16; // pixels

/** Return where to show a hand along one side of its box: one that left the box waits at its edge. */
export function inBox(at: number, side: number): number {
  return Math.max(EDGE - side / 2, Math.min(side / 2 - EDGE, at));
}
