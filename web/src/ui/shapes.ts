/** Small pictures as data: the shapes that `Drawing.svelte` paints. */

/** So many copies of a shape, turned around a point. */
export type Around = readonly [times: number, x: number, y: number];

/** A path, what fills it and, where it has an outline, its colour, width and dashes. */
export type Shape = readonly [
  path: string,
  fill: string,
  line?: string,
  width?: number,
  dashes?: string,
  around?: Around,
];

/** Return the path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Return the path of a circle. */
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);
