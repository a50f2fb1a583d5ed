/**
 * Dragging, for all that is dragged: pressing, moving, letting go, cancelling, letting go outside the
 * window, several fingers. A press becomes a drag once it has gone far enough; the click that ends a
 * drag presses nothing, but a key does.
 */
export interface Point {
  x: number;
  y: number;
}

/** How a finger went on: from where to where and, if there are several, where another one is. */
export interface Step {
  start: Point;
  before: Point;
  now: Point;
  other: Point | null;
}

/** The fingers that are down on one thing, and whether they drag it. */
export class Fingers {
  /** Whether the last press became a drag. */
  dragged = false;
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(
    /** Pixels before a press becomes a drag. */
    private readonly least: number,
    private readonly several: boolean,
  ) {}

  get count(): number {
    return this.down.size;
  }

  has(id: number): boolean {
    return this.down.has(id);
  }

  /** Put a finger down; say whether it counts. */
  press(id: number, at: Point): boolean {
    if (this.count && !this.several) return false;
    if (!this.count) this.start = at;
    this.down.set(id, at);
    this.dragged = this.count > 1;
    return true;
  }

  /** Move a finger; return its step if that is a drag. */
  move(id: number, now: Point): Step | null {
    const before = this.down.get(id);
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
    if (!before || (!this.dragged && far < this.least)) return null;
    this.dragged = true;
    this.down.set(id, now);
    const other = [...this.down].find(([each]) => each !== id)?.[1] ?? null;
    return { start: this.start, before, now, other };
  }

  lift(id: number): void {
    this.down.delete(id);
  }
}

export interface Dragging {
  /** Pixels before a press becomes a drag: a hand trembles. */
  least?: number;
  /** Whether further fingers count, too. */
  several?: boolean;
  /** Say whether it may be dragged now. */
  allowed?: () => boolean;
  /** Say whether a movement is meant for it, not for the page that scrolls. */
  holds?: (event: PointerEvent, fingers: number) => boolean;
  /** The first finger is down. */
  press?: () => void;
  /** A press has become a drag. */
  lift?: () => void;
  move: (step: Step) => void;
  /** It was let go where it had been dragged to. */
  drop?: (event: PointerEvent) => void;
  /** It is over: let go, or cancelled. */
  end?: () => void;
}

const TREMBLE = 8;
const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Let an element be dragged; made for `{@attach}`. */
export const draggable = (dragging: Dragging) => (element: HTMLElement) => {
  const fingers = new Fingers(dragging.least ?? TREMBLE, dragging.several ?? false);

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || dragging.allowed?.() === false) return;
    if (!fingers.press(event.pointerId, at(event))) return;
    if (fingers.count === 1) dragging.press?.();
    listen(true);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    if (event.buttons === 0) return finish(event, false); // it was let go outside the window
    if (dragging.holds?.(event, fingers.count) === false) return;
    const was = fingers.dragged;
    const step = fingers.move(event.pointerId, at(event));
    if (!step) return;
    if (!was || fingers.count > 1) element.setPointerCapture(event.pointerId);
    if (!was) dragging.lift?.();
    dragging.move(step);
  };
  const finish = (event: PointerEvent, dropped: boolean) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.lift(event.pointerId);
    if (fingers.count) return;
    listen(false);
    if (dropped && fingers.dragged) dragging.drop?.(event);
    if (!dropped) fingers.dragged = false; // no click follows
    dragging.end?.();
  };
  const up = (event: PointerEvent) => finish(event, true);
  const cancel = (event: PointerEvent) => finish(event, false);
  const click = (event: MouseEvent) => {
    if (!fingers.dragged || event.detail === 0) return;
    event.stopImmediatePropagation();
    fingers.dragged = false;
  };
  /** Hear the fingers wherever they go: a quick hand leaves what it drags at once. */
  const listen = (on: boolean) => {
    const change = on ? window.addEventListener : window.removeEventListener;
    change("pointermove", move);
    change("pointerup", up);
    change("pointercancel", cancel);
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("click", click, true);
  return () => {
    listen(false);
    element.removeEventListener("pointerdown", press);
    element.removeEventListener("click", click, true);
  };
};
