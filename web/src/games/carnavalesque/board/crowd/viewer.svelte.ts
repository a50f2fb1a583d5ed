/** Panning and zooming the crowd: pointers and wheel move one layer, once a frame and nothing else. */
import { draggable, type Point, type Step } from "../../../../lib/stage/drag";
import { keepIn, reveal, WHOLE, zoomAt, type Lens, type Size } from "../../reading/crowd/lens";

const TREMBLE = 7; // pixels that a tap may move
const STEP = 1.6; // how much a button or a key enlarges
const CLOSER = 2.6; // and a double tap
const PER_PIXEL = 0.0022; // of a wheel
const SETTLE = 180; // milliseconds until the layer is drawn sharply again
const MARGIN = 48;

export class Viewer {
  /** Whether only a part of the crowd shows. */
  zoomed = $state(false);
  lens: Lens = WHOLE;
  private box: HTMLElement | null = null;
  private layer: HTMLElement | null = null;
  private frame = 0;
  private timer = 0;
  /** Where the box is on the page, as of the last press: measured once, not at every move. */
  private middle: Point | null = null;
  private size: Size = { width: 0, height: 0 };

  attach(box: HTMLElement, layer: HTMLElement): () => void {
    [this.box, this.layer] = [box, layer];
    return () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.timer);
    };
  }

  /** Return where something happened, from the middle of the box. */
  at({ clientX, clientY }: MouseEvent): Point {
    const { x, y } = this.middle ?? this.measure();
    return { x: clientX - x, y: clientY - y };
  }

  private measure(): Point {
    const { left, top, width, height } = this.box!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Return the point of the heap, in its own pixels, that lies under a point of the box. */
  under({ x, y }: Point): Point {
    return { x: (x - this.lens.x) / this.lens.zoom, y: (y - this.lens.y) / this.lens.zoom };
  }

  /** One finger pans, two enlarge; a finger that sees everything scrolls the page. */
  readonly dragging = draggable({
    least: TREMBLE,
    several: true,
    press: () => (this.middle = this.measure()),
    holds: ({ pointerType }, fingers) => pointerType !== "touch" || this.zoomed || fingers > 1,
    move: (step) => this.show(step.other ? this.pinch(step, step.other) : this.pan(step), false),
    end: () => (this.middle = null),
  });

  wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && !this.zoomed) return; // then the page scrolls
    event.preventDefault();
    const { x, y } = this.at(event);
    this.show(zoomAt(this.lens, Math.exp(-PER_PIXEL * event.deltaY), x, y), false);
  };

  zoomIn = (): void => this.show(zoomAt(this.lens, STEP, 0, 0), true);
  zoomOut = (): void => this.show(zoomAt(this.lens, 1 / STEP, 0, 0), true);
  fit = (): void => this.show(WHOLE, true);

  /** Come closer to where a double tap was, or see everything again. */
  toggle({ x, y }: Point): void {
    this.show(this.zoomed ? WHOLE : zoomAt(this.lens, CLOSER, x, y), true);
  }

  /** Bring a point of the heap, in its own pixels, into the box. */
  reveal(x: number, y: number): void {
    if (this.zoomed) this.show(reveal(this.lens, this.size, x, y, MARGIN), true);
  }

  /** The box has another size. */
  resized(size: Size): void {
    this.size = size;
    this.show(this.lens, false);
  }

  private pan({ before, now }: Step): Lens {
    return { ...this.lens, x: this.lens.x + now.x - before.x, y: this.lens.y + now.y - before.y };
  }

  private pinch({ before, now }: Step, other: Point): Lens {
    const spread = (finger: Point) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    const { x, y } = this.middle ?? this.measure();
    return zoomAt(this.lens, spread(now) / spread(before), other.x - x, other.y - y);
  }

  private show(lens: Lens, slowly: boolean): void {
    if (!this.box) return;
    this.lens = keepIn(lens, this.size);
    this.zoomed = this.lens.zoom > 1.02;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw(slowly));
  }

  private draw(slowly: boolean): void {
    const { x, y, zoom } = this.lens;
    const style = this.layer!.style;
    style.willChange = "translate, scale";
    style.transition = slowly ? "translate 0.28s ease-out, scale 0.28s ease-out" : "none";
    style.translate = `${x}px ${y}px`;
    style.scale = String(zoom);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (style.willChange = ""), slowly ? 2 * SETTLE : SETTLE);
  }
}
