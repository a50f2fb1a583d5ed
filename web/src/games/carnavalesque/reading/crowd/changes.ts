/** What has changed in the heap between two views, for whoever shows it happen. */
import type { Happened } from "../../../../wire";
import type { CarnavalesquePrinted, CarnavalesqueView, Lying } from "../../wire";
import { distanceTo, type Spot } from "./heap";

export interface Changed {
  from: Lying;
  now: Lying;
}

export interface Changes {
  /** Cards that are there no longer. */
  gone: Lying[];
  /** Cards that fell from above. */
  fallen: Lying[];
  /** Cards that were dragged or thrown elsewhere. */
  slid: Changed[];
  /** Cards that were turned over. */
  turned: Changed[];
}

/** After these the spots have other numbers (V5.5): a card is known by its place alone. */
const RENUMBERING = ["grab", "grab-face-up"];
/** After these some cards have fallen into the crowd. */
const DROPPING = ["reject", "reject-face-up", "rescue", "thrown", "gust", "outside"];
const CORNERS = [-0.4, 0, 0.4];

export const speaksOf = (events: readonly Happened[], keys: readonly string[]): boolean =>
  events.some(({ key }) => keys.includes(key));

const place = ({ x, y, angle }: Lying): string => `${x} ${y} ${angle}`;

/** Compare two views of the same eyes; nothing changed where one of them saw no crowd. */
export function changesBetween(
  before: CarnavalesqueView,
  now: CarnavalesqueView,
  events: readonly Happened[],
  printed: CarnavalesquePrinted,
): Changes {
  const changes: Changes = { gone: [], fallen: [], slid: [], turned: [] };
  if (before.seat !== now.seat || !before.crowd.length || !now.crowd.length) return changes;
  const name = speaksOf(events, RENUMBERING) ? place : ({ spot }: Lying) => String(spot);
  const old = new Map(before.crowd.map((lying) => [name(lying), lying]));
  const came: Lying[] = [];
  for (const lying of now.crowd) {
    const from = old.get(name(lying));
    if (!from) came.push(lying);
    else if (place(from) !== place(lying)) changes.slid.push({ from, now: lying });
    else if (from.face_up !== lying.face_up) changes.turned.push({ from, now: lying });
    old.delete(name(lying));
  }
  changes.gone = [...old.values()];
  if (!speaksOf(events, DROPPING)) return changes;
  settleDrops(changes, events);
  changes.fallen.push(...came.filter((lying) => !wasHidden(lying, before, changes.gone, printed)));
  return changes;
}

/** A card that fell onto a number that was free again did not slide there. */
function settleDrops(changes: Changes, events: readonly Happened[]): void {
  if (!speaksOf(events, ["thrown", "gust", "outside"])) return;
  for (const { from, now } of changes.slid) {
    changes.gone.push(from);
    changes.fallen.push(now);
  }
  changes.slid = [];
}

/** Say whether a card may have lain there unseen: what has gone, or what covers it now, hid it all. */
function wasHidden(
  lying: Lying,
  before: CarnavalesqueView,
  gone: readonly Lying[],
  printed: CarnavalesquePrinted,
): boolean {
  const hiding = [...gone, ...before.crowd.filter(({ spot }) => lying.covered_by.includes(spot))];
  return pointsOf(lying, printed).every((point) =>
    hiding.some((other) => distanceTo(other, point, printed) === 0),
  );
}

/** Return points all over a card. */
function pointsOf({ x, y, angle }: Lying, { width, height }: CarnavalesquePrinted): Spot[] {
  const turn = (angle * Math.PI) / 180;
  return CORNERS.flatMap((across) =>
    CORNERS.map((along) => ({
      x: x + across * width * Math.cos(turn) - along * height * Math.sin(turn),
      y: y + across * width * Math.sin(turn) + along * height * Math.cos(turn),
    })),
  );
}
