/** A drawing is a list of shapes, painted in order; `Shapes.svelte` paints them all. */

/** A path, what fills it and, where its outline is not that of the drawing: its colour, width and dashes. */
export type Shape = readonly [path: string, fill: string, line?: string, width?: number, dashes?: string];

export const NONE = "none";
