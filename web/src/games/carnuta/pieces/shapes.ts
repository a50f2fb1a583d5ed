/** Drawings as data: shapes that are painted in their order, by `Shapes.svelte`. */

/** A path, what fills it, where it has an outline its colour and width, and how often it is turned around. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  /** The middle around which copies are turned, and by which angles. */
  around?: readonly [number, number];
  angles?: readonly number[];
}

/** Return the path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Return so many angles, all around. */
export const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, each) => (360 / count) * each);
