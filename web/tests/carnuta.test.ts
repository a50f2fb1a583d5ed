import { expect, it } from "vitest";
import { reasonsOf, sayWhy } from "../src/games/carnuta/reading/arithmetic";
import {
  bestColumn,
  cardLabel,
  columnsOf,
  foreseenOf,
  nextBonus,
  showsHand,
  touched,
  waitingSalt,
} from "../src/games/carnuta/reading/board";
import { sayCost } from "../src/games/carnuta/reading/costs";
import {
  actsOf,
  followRunes,
  paidIn,
  RESERVE,
  runesOf,
  type Counts,
  type Paid,
  type Rune,
} from "../src/games/carnuta/reading/runes";
import type { Lang } from "../src/lib/words/texts";
import { textsOf } from "./reading";
import type {
  CarnutaCard,
  CarnutaPrinted,
  CarnutaView,
  CostSymbol,
  Foreseen,
} from "../src/games/carnuta/wire";

const INGREDIENTS = ["clover", "flower", "egg", "honey", "skull", "butterfly", "berry", "mushroom"].map(
  (name, kind) =>
    ({ name, half: kind < 4 ? "day" : "night", salt: `salt-on ${name}`, token: `token ${name}` }) as const,
);
const flip = (face: CostSymbol["face"]): CostSymbol => ({ act: "flip", face });
const give = (face: CostSymbol["face"]): CostSymbol => ({ act: "give", face });

const textsIn = (lang: Lang) => textsOf(lang, "carnuta", ["Ana", "Bo"]);

const card = (more: Partial<CarnutaCard>): CarnutaCard => ({
  id: "egg-each",
  half: "day",
  ingredient: "egg",
  counts_as: 1,
  cost: [flip("sun"), flip("moon")],
  scoring: "each",
  times: 1,
  of: ["egg"],
  ...more,
});
const CARDS = [
  card({}),
  card({
    id: "skull-pair",
    half: "night",
    ingredient: "skull",
    scoring: "pair",
    times: 4,
    of: ["egg", "berry"],
  }),
  card({ id: "salt-1", ingredient: "salt", scoring: "none", times: 0, of: [], cost: [give("moon")] }),
  card({ id: "egg-double", counts_as: 2, scoring: "double", times: 0, of: [] }),
];
const PRINTED: CarnutaPrinted = {
  deck: "ours",
  reconstruction: true,
  places: 6,
  actions: 2,
  sickles: 2,
  halves: [
    { name: "day", places: [0, 1, 2, 3], sickle: "sickle-day" },
    { name: "night", places: [4, 5, 6, 7], sickle: "sickle-night" },
  ],
  ingredients: INGREDIENTS,
  counter: ["", "", "", "padlock", "", "token", "", "padlock", "", "token", "end"],
  cards: CARDS,
};
const VIEW = {
  seat: 0,
  seats: 3,
  market: [3, -1],
  hands: [[1], [], []],
  laid: [[0, 2], [], []],
  columns: [[2, 2], [], []],
  points: [[3, 0], [], []],
  amounts: [[0, 0, 3, 0, 0, 0, 0, 0], [], []],
  tokens: [-1, -1, 0, -1, 1, -1, -1, -1],
  totals: [3, 0, 0],
} as Partial<CarnutaView> as CarnutaView;

it("shows the others' hands as a memory aid only, and one's own always", () => {
  const seats = [0, 1, 2];
  expect(seats.map((seat) => showsHand({ ...VIEW, memory_aid: true }, seat))).toEqual([true, true, true]);
  expect(seats.map((seat) => showsHand({ ...VIEW, memory_aid: false }, seat))).toEqual([true, false, false]);
  expect(showsHand({ ...VIEW, seat: -1, memory_aid: false }, 0)).toBe(false);
});

const START: Counts = { suns: [2, 2], moons: [2, 2], reserve: [1, 1] };
const faces = (runes: readonly Rune[], seat: number): string =>
  runesOf(runes, seat)
    .map(({ face }) => face[0])
    .join("");
const layRunes = (counts: Counts): Rune[] => followRunes([], counts, [], 1);
const after = (before: readonly Rune[], counts: Counts, paid: Paid[] = []): Rune[] =>
  followRunes(before, counts, paid, 2);
/** Return the runes that are not what they were: which one in its order, where it lies, what it shows. */
const changed = (before: readonly Rune[], now: readonly Rune[]) =>
  before.flatMap((old, each) => {
    const { seat, place, face } = now.find(({ id }) => id === old.id)!;
    return seat === old.seat && place === old.place && face === old.face ? [] : [[each, seat, place, face]];
  });

it("lays as many runes as a view counts, suns first", () => {
  const runes = layRunes(START);
  expect([0, 1, RESERVE].map((seat) => faces(runes, seat))).toEqual(["ssmm", "ssmm", "sm"]);
  expect(new Set(runes.map(({ id }) => id)).size).toBe(10);
});

it("turns as few runes as possible, and leaves them in their places", () => {
  const before = layRunes(START);
  expect(changed(before, after(before, { ...START, suns: [4, 2], moons: [0, 2] }))).toEqual([
    [2, 0, 2, "sun"],
    [3, 0, 3, "sun"],
  ]);
});

it("lets a rune that was given back travel to the reserve, and one that is taken to a free place", () => {
  const before = layRunes(START);
  const given = after(before, { suns: [1, 2], moons: [2, 2], reserve: [2, 1] });
  expect(changed(before, given)).toEqual([[1, RESERVE, 2, "sun"]]);
  const taken = after(given, { suns: [1, 2], moons: [3, 2], reserve: [2, 0] });
  expect(changed(before, taken).at(-1)).toEqual([9, 0, 1, "moon"]);
});

it("turns and sends away the runes that paid, from the first place on", () => {
  const before = layRunes(START);
  const paid = [{ seat: 0, symbols: [flip("sun"), give("moon")] }];
  expect(changed(before, after(before, { suns: [1, 2], moons: [2, 2], reserve: [1, 2] }, paid))).toEqual([
    [0, 0, 0, "moon"],
    [2, RESERVE, 2, "moon"],
  ]);
});

it("turns runes over even where the counts stay the same", () => {
  const before = layRunes(START);
  expect(faces(after(before, START, [{ seat: 0, symbols: [flip("sun"), flip("moon")] }]), 0)).toBe("mssm");
});

it("names anew what was not there before, and loses nothing that was", () => {
  const before = layRunes(START);
  const counts: Counts = { suns: [2, 2, 2], moons: [2, 2, 2], reserve: [2, 2] };
  const runes = after(before, counts);
  expect([0, 1, 2, RESERVE].map((seat) => faces(runes, seat))).toEqual(["ssmm", "ssmm", "ssmm", "smsm"]);
  expect(new Set(runes.map(({ id }) => id)).size).toBe(16);
  expect(changed(before, runes)).toEqual([]);
});

it("finds another rune for each symbol that is paid", () => {
  const own = runesOf(layRunes(START), 0);
  const acts = actsOf(own, [flip("sun"), flip("moon"), give("sun")]);
  expect(own.map(({ id }) => acts.get(id))).toEqual(["flip", "give", "flip", undefined]);
  expect(actsOf([], [flip("sun")]).size).toBe(0);
});

it("hears from the table how cards were paid", () => {
  const event = { number: 1, told: false };
  const played = { ...event, key: "play", args: { seat: 1, card: "x", flips: ["sun"], gives: ["moon"] } };
  const free = { ...event, key: "play", args: { seat: 0, card: "y", flips: [], gives: [] } };
  expect(paidIn([{ ...event, key: "take", args: { seat: 0, card: "z" } }, played, free])).toEqual([
    { seat: 1, symbols: [flip("sun"), give("moon")] },
    { seat: 0, symbols: [] },
  ]);
});

it("says a cost in words, symbols of a kind together", () => {
  expect(sayCost([flip("moon"), flip("moon"), give("sun")], textsIn("en"))).toBe(
    "flip 2 Moons and give back a Sun",
  );
  expect(sayCost([flip("sun"), give("moon")], textsIn("fr"))).toBe("retourner un Soleil et rendre une Lune");
  expect(sayCost([], textsIn("en"))).toBe("nothing");
});

it("sorts what is laid into columns, with their points and tokens", () => {
  const columns = columnsOf(VIEW, PRINTED, 0);
  expect(columns).toHaveLength(8);
  expect(columns[2]).toEqual({
    kind: 2,
    ingredient: INGREDIENTS[2],
    amount: 3,
    points: 3,
    cards: [
      { card: 0, points: 3 },
      { card: 2, points: 0 },
    ],
    token: true,
  });
  expect(columns[4]).toMatchObject({ kind: 4, amount: 0, cards: [], token: false });
  expect(bestColumn(columns)).toBe(3);
});

it("keeps Salt apart until it has a column", () => {
  const view = { ...VIEW, columns: [[2, 8], [], []] };
  expect(waitingSalt(view, PRINTED, 0)).toEqual([{ card: 2, points: 0 }]);
  expect(columnsOf(view, PRINTED, 0)[2]!.cards).toHaveLength(1);
});

it("knows where the counter brings something next", () => {
  expect([1, 4, 9, 10, 11, 13].map((step) => nextBonus(PRINTED, step))).toEqual([
    4,
    6,
    10,
    11,
    undefined,
    undefined,
  ]);
});

const foreseen = (gain: number, points = 0, counted: number[] = []): Foreseen => ({
  does: "play",
  move: "play x",
  payment: { paid: [], missing: [] },
  gain,
  points,
  counted,
});

it("finds what a card would bring in the market or in one's hand, if these eyes are told", () => {
  const outlook = { market: [foreseen(2), null], hand: [foreseen(5)], offered: [] };
  const gains = [3, 1, 0].map((number) => foreseenOf(VIEW, outlook, number)?.gain);
  expect(gains).toEqual([2, 5, undefined]);
  expect(foreseenOf({ ...VIEW, seat: -1 }, null, 3)).toBeNull();
});

it("says all that is printed on a card, and what it would bring", () => {
  expect(cardLabel(CARDS[1]!, textsIn("en"), 4)).toBe(
    "Skull “4 per pair Egg, Berry”, cost: flip a Sun and flip a Moon. Would bring 4 points.",
  );
  expect(cardLabel(CARDS[3]!, textsIn("fr"))).toContain("compte double");
});

it("says the arithmetic of a card from its points", () => {
  expect(sayWhy(CARDS[1]!, [3, 2], 8, textsIn("en"))).toBe("pair: 3 Eggs, 2 Berries → 4 × 2 = 8");
  const both = card({ scoring: "both", of: ["egg", "berry"] });
  expect(sayWhy(both, [3, 2], 5, textsIn("en"))).toBe("1 per Egg, Berry: 3 Eggs + 2 Berries = 5");
  expect(sayWhy(CARDS[2]!, [], 0, textsIn("fr"))).toBe("un de plus");
});

it("tells apart what a card brings by itself and what it brings to the others", () => {
  expect(reasonsOf(CARDS[0]!, foreseen(5, 4, [4]), textsIn("en"))).toEqual([
    "This card: 1 per Egg: 1 × 4 Eggs = 4.",
    "Your other cards: +1.",
  ]);
  expect(reasonsOf(CARDS[2]!, foreseen(1), textsIn("en"))).toEqual([
    "On the best column: +1 for your cards.",
  ]);
});

it("finds the cards that events speak of", () => {
  const event = { number: 1, key: "take", args: { seat: 0, card: "salt-1" }, told: false };
  expect([...touched([event], PRINTED)]).toEqual([2]);
});
