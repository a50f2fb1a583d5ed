/** Which rune is which: a view only counts them, so each is followed from one view to the next. */
import { follow, type Match, type Named } from "../../../lib/stage/following";
import type { Happened } from "../../../wire";
import type { CostSymbol } from "../wire";

export const RESERVE = -1;
export type Act = CostSymbol["act"];
export type Face = CostSymbol["face"];

/** A rune as a view knows it: the face it shows, and whose board it lies on, or the reserve. */
interface Lying {
  face: Face;
  seat: number;
}

/** One rune, in its place of a board. */
export type Rune = Named<Lying> & { readonly place: number };

/** How many runes show each face, by seat and in the reserve (suns, moons). */
export interface Counts {
  suns: readonly number[];
  moons: readonly number[];
  reserve: readonly number[];
}

/** What somebody did to runes of their own for a card. */
export interface Paid {
  seat: number;
  symbols: readonly CostSymbol[];
}

const FACES: readonly Face[] = ["sun", "moon"];
const other = (face: Face): Face => (face === "sun" ? "moon" : "sun");

/** What stays comes first, then what turns over on a board, then what goes elsewhere. */
const MATCHES: readonly Match<Lying>[] = [
  (before, now) => before.seat === now.seat && before.face === now.face,
  (before, now) => before.seat === now.seat && before.seat !== RESERVE,
  (before, now) => before.face === now.face,
  () => true,
];

/** Return the runes of a seat, or of the reserve, from the first place on. */
export function runesOf(runes: readonly Rune[], seat: number): Rune[] {
  return runes.filter((rune) => rune.seat === seat).sort((one, next) => one.place - next.place);
}

/** Return the same runes as later counts have them; `number` names what is new. */
export function followRunes(
  before: readonly Rune[],
  counts: Counts,
  paid: readonly Paid[],
  number: number,
): Rune[] {
  const acted = paid.reduce(payRunes, before);
  const named = follow(acted, lyingOf(counts), MATCHES, (each) => `${number}-${each}`);
  return settle(named, before);
}

/** Return all runes that a view counts: suns first, then moons. */
function lyingOf({ suns, moons, reserve }: Counts): Lying[] {
  const heaps = suns.map((count, seat) => ({ seat, counts: [count, moons[seat] ?? 0] }));
  return [...heaps, { seat: RESERVE, counts: reserve }].flatMap(({ seat, counts }) =>
    FACES.flatMap((face, each) => Array.from({ length: counts[each] ?? 0 }, () => ({ face, seat }))),
  );
}

/** Give the first free place to every rune that has just come; the others stay where they lie. */
function settle(runes: readonly Named<Lying>[], before: readonly Rune[]): Rune[] {
  const old = new Map(before.map(({ id, seat, place }) => [`${id} ${seat}`, place]));
  const placeOf = ({ id, seat }: Named<Lying>) => old.get(`${id} ${seat}`) ?? NaN;
  const settled = runes.map((rune) => ({ ...rune, place: placeOf(rune) }));
  for (const rune of settled) {
    const taken = settled.filter(({ seat }) => seat === rune.seat).map(({ place }) => place);
    if (isNaN(rune.place)) for (rune.place = 0; taken.includes(rune.place); rune.place++);
  }
  return settled;
}

/** Find a rune for each symbol that somebody pays: of those that look alike, the first. */
export function actsOf(own: readonly Rune[], symbols: readonly CostSymbol[]): Map<string, Act> {
  const acts = new Map<string, Act>();
  for (const { act, face } of symbols) {
    const rune = own.find((each) => each.face === face && !acts.has(each.id));
    if (rune) acts.set(rune.id, act);
  }
  return acts;
}

/** Let runes turn over, or leave, as somebody has paid. */
function payRunes(runes: readonly Rune[], { seat, symbols }: Paid): readonly Rune[] {
  const acts = actsOf(runesOf(runes, seat), symbols);
  return runes.map((rune) => {
    const act = acts.get(rune.id);
    if (act === "flip") return { ...rune, face: other(rune.face) };
    return act === "give" ? { ...rune, seat: RESERVE } : rune;
  });
}

/** Return what was paid by those who played a card. */
export function paidIn(events: readonly Happened[]): Paid[] {
  const symbols = (act: Act, faces: unknown) => ((faces ?? []) as Face[]).map((face) => ({ act, face }));
  return events
    .filter(({ key }) => key === "play")
    .map(({ args: { seat, flips, gives } }) => ({
      seat: seat as number,
      symbols: [...symbols("flip", flips), ...symbols("give", gives)],
    }));
}
