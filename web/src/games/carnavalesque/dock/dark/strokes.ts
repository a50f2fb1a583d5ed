/** The Fool's hand: what strokes are called, how a drag becomes strokes, where they should lead. */
import type { CarnavalesquePrinted, CarnavalesqueView } from "../../wire";
import type { Spot } from "../../reading/crowd/heap";

export const DIRECTIONS = [
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "north",
  "north-east",
] as const;
export const SPANS = ["short", "medium", "long"] as const;
export const WAYS = ["glide", "sweep"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Span = (typeof SPANS)[number];
export type Way = (typeof WAYS)[number];

/** A stroke as the Fool means it. */
export interface Stroke {
  direction: Direction;
  span: Span;
}

/** What the Fool did, read from its number: a stroke, or something where the hand was. */
export interface Gesture {
  done: Way | "flip" | "dig";
  stroke: Stroke | null;
}

// the numbers of moves, as games/carnavalesque/moves.py gives them
const FLIP = 15;
const GLIDE = 21;
const STROKES = DIRECTIONS.length * SPANS.length;
const EIGHTH = Math.PI / 4;

export const strokeMove = (way: Way, { direction, span }: Stroke): string => `${way} ${direction} ${span}`;

/** Read the number of a gesture. */
export function readGesture(move: number): Gesture {
  if (move < GLIDE) return { done: move === FLIP ? "flip" : "dig", stroke: null };
  const [way, number] = [Math.floor((move - GLIDE) / STROKES), (move - GLIDE) % STROKES];
  const direction = DIRECTIONS[Math.floor(number / SPANS.length)]!;
  return { done: WAYS[way]!, stroke: { direction, span: SPANS[number % SPANS.length]! } };
}

/** Return where a stroke leads if the hand does what it is meant to. */
export function follow(from: Spot, stroke: Stroke, printed: CarnavalesquePrinted): Spot {
  const turn = EIGHTH * DIRECTIONS.indexOf(stroke.direction);
  const far = printed.reach[SPANS.indexOf(stroke.span)]!;
  return { x: from.x + far * Math.cos(turn), y: from.y + far * Math.sin(turn) };
}

/** Return where the King's pawn stands: at the edge of the zone, in front of the King. */
export function pawnPlace(view: CarnavalesqueView, printed: CarnavalesquePrinted): Spot {
  const turn = ((90 + Math.floor((360 * view.king) / view.seats)) * Math.PI) / 180;
  return { x: printed.radius * Math.cos(turn), y: printed.radius * Math.sin(turn) };
}

/** Return where the Fool believes the hand to be: at first, and after each gesture. */
export function believedPath(view: CarnavalesqueView, printed: CarnavalesquePrinted): Spot[] {
  const path = [pawnPlace(view, printed)];
  for (const move of view.strokes) {
    const { stroke } = readGesture(move);
    path.push(stroke ? follow(path.at(-1)!, stroke, printed) : path.at(-1)!);
  }
  return path;
}

/** A drag being made: each time it is long enough it becomes a stroke, and what is left goes on. */
export class Drag {
  /** How far it went since the last stroke. */
  left: Spot = { x: 0, y: 0 };

  constructor(private readonly printed: CarnavalesquePrinted) {}

  /** Go on by so much, and return the long strokes that are complete. */
  go({ x, y }: Spot): Stroke[] {
    this.left = { x: this.left.x + x, y: this.left.y + y };
    const found: Stroke[] = [];
    while (this.length >= this.printed.reach.at(-1)!) found.push(this.take("long"));
    return found;
  }

  /** Let go, and return the stroke that comes nearest to what is left; a mere tremble is none. */
  end(): Stroke[] {
    const [shortest] = this.printed.reach;
    if (this.length < shortest! / 2) return [];
    const off = this.printed.reach.map((reach) => Math.abs(reach - this.length));
    return [this.take(SPANS[off.indexOf(Math.min(...off))]!)];
  }

  private get length(): number {
    return Math.hypot(this.left.x, this.left.y);
  }

  private take(span: Span): Stroke {
    const eighths = Math.round(Math.atan2(this.left.y, this.left.x) / EIGHTH);
    const direction = DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]!;
    const made = follow({ x: 0, y: 0 }, { direction, span }, this.printed);
    this.left = { x: this.left.x - made.x, y: this.left.y - made.y };
    return { direction, span };
  }
}
