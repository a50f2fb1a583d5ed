/** What pointers and keys do to the cards of the crowd: they look, choose, come closer, go on. */
import type { CarnavalesquePrinted, CarnavalesqueView } from "../../wire";
import { isArrow, nextTo, spotUnder } from "../../reading/crowd/heap";
import type { Picker } from "./picker.svelte";
import type { Viewer } from "./viewer.svelte";

const FINGER = 22; // pixels
const DOUBLE = 350; // milliseconds
const NONE = -1;

/** The crowd as it is shown now. */
export interface Shown {
  view: CarnavalesqueView;
  printed: CarnavalesquePrinted;
  legal: ReadonlySet<number>;
  /** Pixels of a tenth of a millimetre. */
  unit: number;
  layer: HTMLElement | undefined;
}

const spotAt = (target: EventTarget | null): number =>
  Number((target as HTMLElement).closest<HTMLElement>("[data-spot]")?.dataset.spot ?? NONE);

/** Say whether something points that can: after a touch browsers make up a mouse where the finger was. */
const hovers = ({ pointerType }: PointerEvent): boolean =>
  pointerType !== "touch" && matchMedia("(any-hover: hover)").matches;

export class Handling {
  private lastTap = -Infinity;

  constructor(
    private readonly shown: () => Shown,
    private readonly viewer: Viewer,
    private readonly picker: Picker,
  ) {}

  click = (event: MouseEvent): void => {
    const byKey = event.detail === 0;
    const finger = !byKey && (event as PointerEvent).pointerType === "touch";
    if (finger) this.tap(event);
    else if (spotAt(event.target) !== NONE) this.picker.choose(spotAt(event.target));
  };

  doubleClick = (event: MouseEvent): void => {
    const tapped = event.timeStamp - this.lastTap < DOUBLE; // then it is done already
    const chooses = this.shown().legal.has(spotAt(event.target));
    if (!tapped && !chooses) this.viewer.toggle(this.viewer.at(event));
  };

  hover = (event: PointerEvent): void => {
    if (hovers(event)) this.picker.look(spotAt(event.target));
  };

  leave = (event: PointerEvent): void => {
    if (hovers(event)) this.picker.leave();
  };

  focus = (event: FocusEvent): void => {
    if ((event.target as HTMLElement).matches(":focus-visible")) this.reveal(spotAt(event.target));
  };

  press = (event: KeyboardEvent): void => {
    const { zoomIn, zoomOut, fit } = this.viewer;
    const zoom = { "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": fit }[event.key];
    if (zoom) zoom();
    else if (!this.walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Go to a card and show it. */
  goTo(spot: number): void {
    const card = this.shown().layer?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    card?.focus({ preventScroll: true });
    this.reveal(spot);
  }

  /** A finger is thick: it means what can be chosen nearby; twice in haste it means to see more. */
  private tap(event: MouseEvent): void {
    const twice = event.timeStamp - this.lastTap < DOUBLE;
    this.lastTap = event.timeStamp;
    if (twice) return this.viewer.toggle(this.viewer.at(event));
    const { view, printed, legal, unit } = this.shown();
    const { x, y } = this.viewer.under(this.viewer.at(event));
    const near = FINGER / (unit * this.viewer.lens.zoom);
    const spot = spotUnder(view.crowd, { x: x / unit, y: y / unit }, near, legal, printed);
    if (spot === NONE) this.picker.leave();
    else this.picker.touch(spot);
  }

  /** Go from card to card by arrows, along those that can be chosen; say whether it was an arrow. */
  private walk(event: KeyboardEvent): boolean {
    if (!isArrow(event.key)) return false;
    const { view, legal } = this.shown();
    const here = view.crowd.find(({ spot }) => spot === spotAt(event.target)) ?? { x: 0, y: 0 };
    const cards = legal.size ? view.crowd.filter(({ spot }) => legal.has(spot)) : view.crowd;
    const goal = nextTo(here, event.key, cards);
    if (goal) this.goTo(goal.spot);
    return true;
  }

  private reveal(spot: number): void {
    const { view, unit } = this.shown();
    const lying = view.crowd.find((each) => each.spot === spot);
    if (!lying) return;
    this.picker.look(spot);
    this.viewer.reveal(unit * lying.x, unit * lying.y);
  }
}
