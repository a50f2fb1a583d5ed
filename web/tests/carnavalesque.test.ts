import { expect, it } from "vitest";
import { pointsOf, scoreRows } from "../src/games/carnavalesque/reading/board";
import { ACCESSORIES } from "../src/games/carnavalesque/pieces/cards/accessories";
import { FIGURES } from "../src/games/carnavalesque/pieces/cards/figures";
import { MASKS } from "../src/games/carnavalesque/pieces/signs/masks";
import { EVENT_EMBLEMS, ROLE_EMBLEMS } from "../src/games/carnavalesque/pieces/omens/emblems";
import { followCards, handOf, thingsOf, type Thing } from "../src/games/carnavalesque/reading/following";
import { PRINTED as printed, view } from "./carnavalesque-table";

const [CHILD, TEEN, ADULT, UNMARKED] = [0, 1, 2, 3];

it("tells what a mask stands for", () => {
  expect(pointsOf(0b01001, printed)).toEqual(["fan", "witch"]);
  expect(pointsOf(0, printed)).toEqual([]);
});

it("draws every costume, every accessory and every mask", () => {
  expect(Object.keys(FIGURES)).toEqual([
    ...["witch", "rabbit", "pirate", "dragon", "robot", "fairy"],
    ...["joker", "gate"],
  ]);
  expect([Object.keys(ACCESSORIES).length, MASKS.length]).toEqual([9, 5]);
});

it("counts what a card brings in each part of the street", () => {
  const over = view({ parade: [[0, 1]], floats: [[], [2], []], dead_end: [3], ending: "claps" });
  expect(scoreRows(over, printed).map(({ part, place, points }) => [part, place, points])).toEqual([
    ["parade", 1, 4],
    ["workshop", 2, 1],
    ["dead-end", 1, -1],
  ]);
});

it("has a picture of every event and every role", () => {
  expect([Object.keys(EVENT_EMBLEMS).length, Object.keys(ROLE_EMBLEMS).length]).toEqual([10, 11]);
});

const thing = (place: string, age: number, card = -1): Thing => ({ place, age, card });
const ids = (before: Thing[], after: Thing[]) => {
  const first = followCards([], before, 1);
  const names = new Map(first.map((each, number) => [each.id, number]));
  return followCards(first, after, 2).map(({ id }) => names.get(id) ?? "new");
};

it("reads hands: one's own by their faces, the others' by backs and what is remembered", () => {
  const now = view({
    hand: [4, 0],
    hands: [[CHILD, UNMARKED], [CHILD, TEEN, TEEN], []],
    sure: [[], [1], []],
  });
  expect(handOf(now, 0, printed)).toEqual([thing("hand-0", UNMARKED, 4), thing("hand-0", CHILD, 0)]);
  expect(handOf(now, 1, printed)).toEqual([
    thing("hand-1", CHILD),
    thing("hand-1", TEEN),
    thing("hand-1", TEEN, 1),
  ]);
  expect(thingsOf(view({ floats: [[2], [], []], dead_end: [3] }), printed)).toEqual([
    thing("workshop-0", CHILD, 2),
    thing("dead-end", ADULT, 3),
  ]);
});

it("follows a gift from hand to hand by its back", () => {
  const before = [thing("a", CHILD), thing("a", TEEN), thing("b", TEEN)];
  expect(ids(before, [thing("a", CHILD), thing("b", TEEN), thing("b", TEEN)])).toEqual([0, 2, 1]);
});

it("follows a card that is laid face up, or given away, by what is known of it", () => {
  const hidden = [thing("a", TEEN), thing("a", CHILD), thing("b", CHILD)];
  expect(ids(hidden, [thing("a", TEEN), thing("b", CHILD), thing("workshop-0", CHILD, 0)])).toEqual([
    0, 2, 1,
  ]);
  const known = [thing("me", CHILD, 0), thing("me", CHILD, 2), thing("b", CHILD)];
  expect(ids(known, [thing("me", CHILD, 2), thing("b", CHILD), thing("b", CHILD)])).toEqual([1, 2, 0]);
});

it("never takes one known card for another, and names what is new anew", () => {
  expect(ids([thing("a", CHILD, 0)], [thing("b", CHILD, 2)])).toEqual(["new"]);
  expect(ids([], [thing("a", CHILD), thing("a", CHILD)])).toEqual(["new", "new"]);
  const fresh = followCards([], [thing("a", CHILD), thing("a", CHILD)], 7);
  expect(new Set(fresh.map(({ id }) => id)).size).toBe(2);
});

it("lets a card that becomes known, or forgotten, stay where it lies", () => {
  expect(ids([thing("a", CHILD)], [thing("a", CHILD, 0)])).toEqual([0]);
  expect(ids([thing("a", CHILD, 0)], [thing("a", CHILD)])).toEqual([0]);
});
