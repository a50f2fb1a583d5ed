/** The arithmetic of a curve: what each could expect, by how many moves were made. */
import type { Expected } from "../../wire";

/** What is certain, in thousandths. */
export const CERTAIN = 1000;

/** Return what was expected at a place: where nothing was judged, nothing has changed. */
export function expectedAt(curve: readonly Expected[], place: number): Expected | null {
  return curve.filter((each) => each.place <= place).at(-1) ?? curve[0] ?? null;
}

/** Return the points of one line of a drawing that is as wide as there are moves; up is good. */
export function pointsOf(curve: readonly Expected[], line: number): string {
  return curve.map(({ place, values }) => `${place},${CERTAIN - values[line]!}`).join(" ");
}

/** Return which place lies under a point, told as a share of the width. */
export const placeAt = (share: number, length: number): number =>
  Math.max(0, Math.min(length, Math.round(share * length)));

export const percent = (value: number): number => Math.round((100 * value) / CERTAIN);
