/** The rows as they lay when a round ended: those seen before, and what the last events changed. */
import type { Happened, KraawView } from "../../wire";
import { HIDDEN, LOCKED, PLACES, slotsOf } from "./board";

export interface Lying {
  face: number;
  value: number;
}

const REVEALED = 1;
const FACES: Record<string, number> = { reveal: REVEALED, lock: LOCKED, "turn-back": HIDDEN };

/** Return every card of the rows after the events of a round that has ended. */
export function lastRows(before: KraawView, events: readonly Happened[]): Lying[] {
  const rows = before.faces.map((face, slot) => ({ face, value: before.values[slot] ?? 0 }));
  for (const { key, args } of events) {
    if (key.startsWith("round-")) break;
    const { seat, to, place, taken, value } = args as Record<string, number>;
    if (key in FACES) rows[PLACES * seat! + place! - 1] = { face: FACES[key]!, value: value! };
    if (key === "exchange") trade(rows, PLACES * to! + place! - 1, PLACES * seat! + taken! - 1, value!);
  }
  return rows;
}

function trade(rows: Lying[], stolen: number, taken: number, value: number): void {
  const [wanted, reprisal] = [rows[stolen]!, rows[taken]!];
  rows[taken] = { face: Math.max(REVEALED, wanted.face), value };
  rows[stolen] = reprisal;
}

/** Return the row of a seat. */
export function rowOf(rows: readonly Lying[], seat: number): Lying[] {
  return slotsOf(seat).map((slot) => rows[slot] ?? { face: HIDDEN, value: 0 });
}
