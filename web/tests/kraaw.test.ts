import { expect, it } from "vitest";
import { othersWhoKnow, shownValue, totalOf, touched } from "../src/games/kraaw/reading/board";
import type { Happened } from "../src/wire";
import type { KraawView } from "../src/games/kraaw/wire";

const VIEW = {
  seat: 0,
  seats: 2,
  memory_aid: true,
  faces: [0, 1, 2, 0, 0, 0, 0, 0, 0, 1],
  values: [3, 1, 4, 0, 0, 0, 0, 0, 0, 2],
} as Partial<KraawView> as KraawView;

const happened = (key: string, args: Happened["args"]): Happened => ({ number: 1, key, args, told: false });

it("shows what is known of a hidden card only where the table helps to remember", () => {
  expect(shownValue(VIEW, 0)).toBe(3);
  expect(shownValue({ ...VIEW, memory_aid: false }, 0)).toBe(0);
  expect(shownValue({ ...VIEW, memory_aid: false }, 1)).toBe(1);
});

it("says who else has seen a hidden card, unless nobody helps to remember", () => {
  const view = { ...VIEW, seats: 3, known_by: [0b1000111, 0b1111111] };
  expect(othersWhoKnow(view, 0)).toEqual([1, 2]);
  expect(othersWhoKnow(view, 1)).toEqual([]);
  expect(othersWhoKnow({ ...view, memory_aid: false }, 0)).toEqual([]);
});

it("adds up what lies face up", () => {
  expect(totalOf(VIEW, [0, 1, 2, 3, 4])).toBe(5);
});

it("finds the cards that events speak of", () => {
  const steal = happened("steal", { seat: 0, to: 1, place: 2 });
  const exchange = happened("exchange", { seat: 0, to: 1, place: 5, taken: 1, value: 2 });
  expect([...touched([steal], 5)]).toEqual([6]);
  expect([...touched([exchange], 5)]).toEqual([9, 0]);
  expect(touched([happened("countdown", { seat: 1 })], 5).size).toBe(0);
});
