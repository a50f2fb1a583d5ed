/** The Fool's hand: how a drag becomes strokes, and where they should lead. */
import type { CarnavalesqueOutlook, CarnavalesquePrinted, Stroke } from "../../wire";
import type { Spot } from "../../reading/crowd/heap";

/** Return the stroke that a move is; to flip and to dig leaves the hand where it is. */
export const strokeOf = (move: string, { strokes }: CarnavalesquePrinted): Stroke | undefined =>
  strokes.find((stroke) => stroke.move === move);

/** Return where a stroke leads if the hand does what it is meant to. */
export const ledBy = ({ x, y }: Spot, stroke: Spot): Spot => ({ x: x + stroke.x, y: y + stroke.y });

/** Return where the Fool believes the hand to be: at first, and after each gesture. */
export function believedPath(
  { pawn, gestures }: CarnavalesqueOutlook,
  printed: CarnavalesquePrinted,
): Spot[] {
  const path: Spot[] = [{ x: pawn[0] ?? 0, y: pawn[1] ?? 0 }];
  for (const move of gestures) {
    const stroke = strokeOf(move, printed);
    path.push(stroke ? ledBy(path.at(-1)!, stroke) : path.at(-1)!);
  }
  return path;
}

/** A drag in the dark: each time it is long enough it becomes a stroke, and what is left goes on. */
export class Groping {
  /** How far it went since the last stroke. */
  left: Spot = { x: 0, y: 0 };

  constructor(
    private readonly printed: CarnavalesquePrinted,
    /** What the hand does on its way. */
    private readonly way: string,
  ) {}

  /** Go on by so much, and return the moves of the long strokes that are complete. */
  go(by: Spot): string[] {
    this.left = ledBy(this.left, by);
    const found: string[] = [];
    while (this.length >= this.printed.reach.at(-1)!) found.push(this.take(this.printed.spans.at(-1)!));
    return found;
  }

  /** Let go, and return the stroke that comes nearest to what is left; a mere tremble is none. */
  end(): string[] {
    const { reach, spans } = this.printed;
    if (this.length < reach[0]! / 2) return [];
    const off = reach.map((each) => Math.abs(each - this.length));
    return [this.take(spans[off.indexOf(Math.min(...off))]!)];
  }

  private get length(): number {
    return Math.hypot(this.left.x, this.left.y);
  }

  /** Make the stroke of this length that goes most nearly where the finger went. */
  private take(span: string): string {
    const along = ({ x, y }: Spot) => x * this.left.x + y * this.left.y;
    const found = this.printed.strokes
      .filter((stroke) => stroke.way === this.way && stroke.span === span)
      .reduce((best, each) => (along(each) > along(best) ? each : best));
    this.left = ledBy(this.left, { x: -found.x, y: -found.y });
    return found.move;
  }
}
