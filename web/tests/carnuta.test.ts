import { expect, it } from "vitest";
import { reasonsOf, sayWhy } from "../src/games/carnuta/reading/arithmetic";
import {
  bestColumn,
  cardLabel,
  columnsOf,
  foreseenOf,
  nextBonus,
  pointsKind,
  showsHand,
  touched,
  waitingSalt,
} from "../src/games/carnuta/reading/board";
import { sayCost, signsOf } from "../src/games/carnuta/reading/costs";
import {
  choosePayment,
  followRunes,
  layRunes,
  payRunes,
  RESERVE,
  runesOf,
  type Counts,
  type Rune,
} from "../src/games/carnuta/reading/runes";
import type { Lang } from "../src/lib/words/texts";
import { textsOf } from "./reading";
import type { CarnutaCard, CarnutaPrinted, CarnutaView } from "../src/games/carnuta/wire";

const INGREDIENTS = ["clover", "flower", "egg", "honey", "skull", "butterfly", "berry", "mushroom"];

const textsIn = (lang: Lang) => textsOf(lang, "carnuta", ["Ana", "Bo"]);

const card = (more: Partial<CarnutaCard>): CarnutaCard => ({
  id: "egg-each",
  half: "day",
  ingredient: "egg",
  counts_as: 1,
  cost: [1, 1, 0, 0],
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
  card({ id: "salt-1", ingredient: "salt", scoring: "none", times: 0, of: [], cost: [0, 0, 0, 1] }),
  card({ id: "egg-double", counts_as: 2, scoring: "none", times: 0, of: [] }),
];
const PRINTED: CarnutaPrinted = {
  deck: "ours",
  reconstruction: true,
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
const byId = (runes: readonly Rune[]): Rune[] => [...runes].sort((one, other) => one.id - other.id);
const changed = (before: readonly Rune[], after: readonly Rune[]): Rune[] => {
  const old = byId(before);
  return byId(after).filter((rune) => JSON.stringify(rune) !== JSON.stringify(old[rune.id]));
};

it("lays as many runes as a view counts, suns first", () => {
  const runes = layRunes(START);
  expect([0, 1, RESERVE].map((seat) => faces(runes, seat))).toEqual(["ssmm", "ssmm", "sm"]);
  expect(new Set(runes.map(({ id }) => id)).size).toBe(10);
});

it("turns as few runes as possible, and leaves them in their places", () => {
  const before = layRunes(START);
  const after = followRunes(before, { ...START, suns: [4, 2], moons: [0, 2] });
  expect(changed(before, after).map(({ seat, place, face }) => [seat, place, face])).toEqual([
    [0, 2, "sun"],
    [0, 3, "sun"],
  ]);
});

it("lets a rune that was given back travel to the reserve, and one that is taken to a free place", () => {
  const before = layRunes(START);
  const given = followRunes(before, { suns: [1, 2], moons: [2, 2], reserve: [2, 1] });
  expect(changed(before, given).map(({ id, seat }) => [id, seat])).toEqual([[0, RESERVE]]);
  const taken = followRunes(given, { suns: [1, 2], moons: [3, 2], reserve: [2, 0] });
  expect(changed(given, taken).map(({ seat, place, face }) => [seat, place, face])).toEqual([[0, 0, "moon"]]);
});

it("knows by the reserve which rune left while another turned", () => {
  const before = layRunes(START);
  const after = followRunes(before, { suns: [1, 2], moons: [2, 2], reserve: [1, 2] });
  expect(changed(before, after).map(({ id, seat, face }) => [id, seat, face])).toEqual([
    [0, 0, "moon"],
    [2, RESERVE, "moon"],
  ]);
});

it("lays runes anew where they cannot be followed", () => {
  const counts: Counts = { suns: [2, 2, 2], moons: [2, 2, 2], reserve: [2, 2] };
  expect(followRunes(layRunes(START), counts)).toEqual(layRunes(counts));
});

it("pays each symbol with another rune, and tells what is missing", () => {
  const own = runesOf(layRunes(START), 0);
  expect(choosePayment(own, [1, 1, 1, 0])).toEqual({ flip: [0, 2], give: [1], missing: [0, 0, 0, 0] });
  expect(choosePayment(own, [2, 0, 1, 0])).toEqual({ flip: [0, 1], give: [], missing: [0, 0, 1, 0] });
});

it("turns runes over even where the counts stay the same", () => {
  const before = layRunes(START);
  const paid = payRunes(before, choosePayment(runesOf(before, 0), [1, 1, 0, 0]));
  expect(faces(followRunes(paid, START), 0)).toBe("mssm");
});

it("reads a cost symbol by symbol, and says it in words", () => {
  expect(signsOf([0, 2, 1, 0])).toEqual([
    { act: "flip", face: "moon" },
    { act: "flip", face: "moon" },
    { act: "give", face: "sun" },
  ]);
  expect(sayCost([0, 2, 1, 0], textsIn("en"))).toBe("flip 2 Moons and give back a Sun");
  expect(sayCost([1, 0, 0, 1], textsIn("fr"))).toBe("retourner un Soleil et rendre une Lune");
  expect(sayCost([0, 0, 0, 0], textsIn("en"))).toBe("nothing");
});

it("sorts what is laid into columns, with their points and tokens", () => {
  const columns = columnsOf(VIEW, INGREDIENTS, 0);
  expect(columns).toHaveLength(8);
  expect(columns[2]).toEqual({
    kind: 2,
    ingredient: "egg",
    half: "day",
    amount: 3,
    points: 3,
    cards: [
      { card: 0, points: 3 },
      { card: 2, points: 0 },
    ],
    token: true,
  });
  expect(columns[4]).toMatchObject({ half: "night", amount: 0, cards: [], token: false });
  expect(bestColumn(columns)).toBe(3);
});

it("keeps Salt apart until it has a column", () => {
  const view = { ...VIEW, columns: [[2, 8], [], []] };
  expect(waitingSalt(view, 0)).toEqual([{ card: 2, points: 0 }]);
  expect(columnsOf(view, INGREDIENTS, 0)[2]!.cards).toHaveLength(1);
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

it("finds what a card would bring in the market or in one's hand, if these eyes are told", () => {
  const foreseen = (gain: number) => ({ gain, points: 0, counted: [] });
  const outlook = { market: [foreseen(2), null], hand: [foreseen(5)] };
  const gains = [3, 1, 0].map((number) => foreseenOf(VIEW, outlook, number)?.gain);
  expect(gains).toEqual([2, 5, undefined]);
  expect(foreseenOf({ ...VIEW, seat: -1 }, null, 3)).toBeNull();
});

it("says all that is printed on a card, and what it would bring", () => {
  expect(pointsKind(CARDS[3]!)).toBe("double");
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
  expect(reasonsOf(CARDS[0]!, { gain: 5, points: 4, counted: [4] }, textsIn("en"))).toEqual([
    "This card: 1 per Egg: 1 × 4 Eggs = 4.",
    "Your other cards: +1.",
  ]);
  expect(reasonsOf(CARDS[2]!, { gain: 1, points: 0, counted: [] }, textsIn("en"))).toEqual([
    "On the best column: +1 for your cards.",
  ]);
});

it("finds the cards that events speak of", () => {
  const event = { number: 1, key: "take", args: { seat: 0, card: "salt-1" }, told: false };
  expect([...touched([event], PRINTED)]).toEqual([2]);
});
