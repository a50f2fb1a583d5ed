/** A lens over the crowd: how far it is moved from the middle of its box, in pixels, and how much it enlarges. */

export interface Lens {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Lens = { x: 0, y: 0, zoom: 1 };
const MOST_ZOOM = 7;
const SLACK = 0.25; // part of the box by which the heap may be dragged beyond its edge

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Enlarge by a factor so that the point under (x, y), from the middle of the box, stays there. */
export function zoomAt(lens: Lens, factor: number, x: number, y: number): Lens {
  const zoom = between(1, lens.zoom * factor, MOST_ZOOM);
  const grown = zoom / lens.zoom;
  return { zoom, x: x - (x - lens.x) * grown, y: y - (y - lens.y) * grown };
}

/** Keep the heap in its box; as long as all of it shows it stays in the middle. */
export function keepIn(lens: Lens, box: Size): Lens {
  const whole = Math.min(box.width, box.height) * lens.zoom;
  const slack = lens.zoom > 1 ? SLACK : 0;
  const limit = (side: number) => Math.max(0, (whole - side) / 2 + slack * side * Math.min(1, lens.zoom - 1));
  return {
    zoom: lens.zoom,
    x: between(-limit(box.width), lens.x, limit(box.width)),
    y: between(-limit(box.height), lens.y, limit(box.height)),
  };
}

/** Move the lens as little as needed to show a point, given in pixels of the heap from its middle. */
export function reveal(lens: Lens, box: Size, x: number, y: number, margin: number): Lens {
  const shift = (at: number, side: number) => {
    const room = Math.max(0, side / 2 - margin);
    return between(-room, at, room) - at;
  };
  const [right, down] = [lens.x + lens.zoom * x, lens.y + lens.zoom * y];
  return { ...lens, x: lens.x + shift(right, box.width), y: lens.y + shift(down, box.height) };
}
