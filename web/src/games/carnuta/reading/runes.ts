/** Which rune is which: a view only counts them, so each is followed from one view to the next. */
import type { Cost } from "./costs";

export const RESERVE = -1;
export const PLACES = 6;
export type Face = "sun" | "moon";

/** One rune: the face it shows, whose board it lies on (or the reserve), and in which place. */
export interface Rune {
  id: number;
  face: Face;
  seat: number;
  place: number;
}

/** How many runes show each face, by seat and in the reserve (suns, moons). */
export interface Counts {
  suns: readonly number[];
  moons: readonly number[];
  reserve: readonly number[];
}

/** Which runes would pay a cost, by id, and what is missing, in the order of a cost. */
export interface Payment {
  flip: number[];
  give: number[];
  missing: Cost;
}

const FACES: readonly Face[] = ["sun", "moon"];
const other = (face: Face): Face => (face === "sun" ? "moon" : "sun");

/** Return how many runes of a face a seat, or the reserve, should have. */
function wanted(counts: Counts, seat: number, face: Face): number {
  if (seat === RESERVE) return counts.reserve[FACES.indexOf(face)] ?? 0;
  return (face === "sun" ? counts.suns : counts.moons)[seat] ?? 0;
}

const seatsOf = (counts: Counts): number[] => counts.suns.map((_, seat) => seat);
const byPlace = (one: Rune, next: Rune): number => one.place - next.place;

/** Return the runes of a seat, or of the reserve, from the first place on. */
export function runesOf(runes: readonly Rune[], seat: number): Rune[] {
  return runes.filter((rune) => rune.seat === seat).sort(byPlace);
}

/** Lay runes out anew: suns first, then moons. */
export function layRunes(counts: Counts): Rune[] {
  const runes: Rune[] = [];
  for (const seat of [...seatsOf(counts), RESERVE]) {
    const faces = FACES.flatMap((face) => Array<Face>(wanted(counts, seat, face)).fill(face));
    faces.forEach((face, place) => runes.push({ id: runes.length, face, seat, place }));
  }
  return runes;
}

/** Choose the runes that would pay a cost: each symbol takes another one, from the first place on. */
export function choosePayment(own: readonly Rune[], cost: Cost): Payment {
  const left = [...own].sort(byPlace);
  const take = (face: Face, count: number): number[] => {
    const found = left.filter((rune) => rune.face === face).slice(0, count);
    for (const rune of found) left.splice(left.indexOf(rune), 1);
    return found.map((rune) => rune.id);
  };
  const [flipSuns, flipMoons, giveSuns, giveMoons] = [
    take("sun", cost[0]),
    take("moon", cost[1]),
    take("sun", cost[2]),
    take("moon", cost[3]),
  ];
  const missing = [flipSuns, flipMoons, giveSuns, giveMoons].map(
    (found, symbol) => cost[symbol]! - found.length,
  );
  return {
    flip: [...flipSuns, ...flipMoons],
    give: [...giveSuns, ...giveMoons],
    missing: missing as [number, number, number, number],
  };
}

/** Let runes turn and leave as a payment says. */
export function payRunes(runes: readonly Rune[], { flip, give }: Payment): Rune[] {
  return runes.map((rune) => {
    if (flip.includes(rune.id)) return { ...rune, face: other(rune.face) };
    return give.includes(rune.id) ? { ...rune, seat: RESERVE } : rune;
  });
}

/** Return the same runes as later counts have them: as few as possible turn or travel. */
export function followRunes(before: readonly Rune[], counts: Counts): Rune[] {
  const runes = before.map((rune) => ({ ...rune }));
  for (const face of FACES) travel(runes, counts, face);
  for (const seat of seatsOf(counts)) turn(runes, counts, seat);
  if (!agrees(runes, counts)) return layRunes(counts);
  for (const seat of [...seatsOf(counts), RESERVE]) settle(runes, before, seat);
  return runes;
}

const have = (runes: readonly Rune[], seat: number, face?: Face): Rune[] =>
  runes.filter((rune) => rune.seat === seat && (!face || rune.face === face)).sort(byPlace);

/** Return how many runes a seat has too many. */
function surplus(runes: readonly Rune[], counts: Counts, seat: number): number {
  return have(runes, seat).length - wanted(counts, seat, "sun") - wanted(counts, seat, "moon");
}

/** Let runes of a face go to the reserve, or come from there. */
function travel(runes: Rune[], counts: Counts, face: Face): void {
  const seats = seatsOf(counts);
  let lacking = wanted(counts, RESERVE, face) - have(runes, RESERVE, face).length;
  for (; lacking > 0; lacking--) {
    const giver = seats.find(
      (seat) => surplus(runes, counts, seat) > 0 && have(runes, seat, face).length > 0,
    );
    if (giver === undefined) return;
    have(runes, giver, face)[0]!.seat = RESERVE;
  }
  for (; lacking < 0; lacking++) {
    const taker = seats.find((seat) => surplus(runes, counts, seat) < 0);
    if (taker === undefined) return;
    have(runes, RESERVE, face)[0]!.seat = taker;
  }
}

/** Turn runes of a seat until both faces are as often as they should be. */
function turn(runes: Rune[], counts: Counts, seat: number): void {
  for (const face of FACES) {
    const many = have(runes, seat, face).length - wanted(counts, seat, face);
    for (const rune of have(runes, seat, face).slice(0, Math.max(0, many))) rune.face = other(face);
  }
}

function agrees(runes: readonly Rune[], counts: Counts): boolean {
  return [...seatsOf(counts), RESERVE].every((seat) =>
    FACES.every((face) => have(runes, seat, face).length === wanted(counts, seat, face)),
  );
}

/** Give a place to every rune that has just come; the others stay where they lie. */
function settle(runes: Rune[], before: readonly Rune[], seat: number): void {
  const here = have(runes, seat);
  const old = new Set(before.filter((rune) => rune.seat === seat).map((rune) => rune.id));
  const taken = new Set(here.filter((rune) => old.has(rune.id)).map((rune) => rune.place));
  for (const rune of here.filter((each) => !old.has(each.id))) {
    rune.place = 0;
    while (taken.has(rune.place)) rune.place++;
    taken.add(rune.place);
  }
}
