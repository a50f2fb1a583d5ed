import { expect, it } from "vitest";
import {
  attention,
  exitOf,
  hasDecided,
  inCommon,
  leftToLay,
  pointsOf,
  pushedTo,
  pushOf,
  reigning,
  roleOf,
  scoreRows,
  towardOf,
} from "../src/games/carnavalesque/reading/board";
import { EVENT_EMBLEMS, ROLE_EMBLEMS } from "../src/games/carnavalesque/pieces/omens/emblems";
import { followCards, handOf, thingsOf, type Thing } from "../src/games/carnavalesque/reading/following";
import type { CarnavalesquePrinted, CarnavalesqueView, Phase } from "../src/games/carnavalesque/wire";

const [CHILD, TEEN, ADULT, UNMARKED] = [0, 1, 2, 3];
const PRINTED: Partial<CarnavalesquePrinted> = {
  ages: ["child", "teen", "adult"],
  points: ["fan", "balloon", "drum", "witch", "rabbit"],
  roles: ["fool", "acrobat", "mime"],
  worth: [2, 1, -1],
  cards: [
    { name: "witch-fan", age: "child", points: ["fan", "witch"] },
    { name: "witch-drum", age: "teen", points: ["drum", "witch"] },
    { name: "rabbit-fan", age: "child", points: ["fan", "rabbit"] },
    { name: "joker-adult", age: "adult", points: ["fan", "balloon", "drum"] },
    { name: "third-workshop", age: "", points: [] },
  ],
};
const printed = PRINTED as CarnavalesquePrinted;
const VIEW: Partial<CarnavalesqueView> = {
  seat: 0,
  seats: 3,
  to_act: [],
  phase: "draw",
  version: "events",
  least: 4,
  king: 1,
  claimed: [],
  roles: [-1, -1, -1],
  hand: [],
  hands: [[], [], []],
  sure: [[], [], []],
  floats: [[], [], []],
  parade: [],
  dead_end: [],
};
const view = (more: Partial<CarnavalesqueView>) => ({ ...VIEW, ...more }) as CarnavalesqueView;

it("leaves the crown on its cushion while it is there to be taken", () => {
  expect(reigning(view({}))).toBe(1);
  expect(reigning(view({ phase: "claim-crown" }))).toBe(-1);
  expect(reigning(view({ phase: "hold-crown" }))).toBe(-1);
});

it("says who has decided where all do at once, and of nobody who is not asked", () => {
  const claim = view({ phase: "claim-crown", to_act: [2] });
  expect([0, 1, 2].map((seat) => hasDecided(claim, seat))).toEqual([true, false, false]);
  const hold = view({ phase: "hold-crown", claimed: [0, 2], to_act: [0] });
  expect([0, 1, 2].map((seat) => hasDecided(hold, seat))).toEqual([false, false, true]);
  const dance = view({ phase: "pass-left", hands: [[CHILD], [], [TEEN]], to_act: [2] });
  expect([0, 1, 2].map((seat) => hasDecided(dance, seat))).toEqual([true, false, false]);
  expect(hasDecided(view({ to_act: [2] }), 0)).toBe(false);
});

it("shows a role once it is revealed, and a card face down from when it was chosen", () => {
  const roles = { version: "roles", roles: [-1, -1, 1] };
  const at = (phase: Phase, to_act: number[] = []) =>
    [0, 1, 2].map((seat) => roleOf(view({ ...roles, phase, to_act }), seat, printed));
  expect(at("draw")).toEqual(["hidden", "", "acrobat"]);
  expect(at("keep-role", [0])).toEqual(["", "", "acrobat"]);
  expect(at("claim-crown")).toEqual(["", "", ""]);
});

it("tells what cards have in common, and what a mask stands for", () => {
  expect(inCommon([0, 1], printed)).toEqual(["witch"]);
  expect(inCommon([0, 2, 3], printed)).toEqual(["fan"]);
  expect(inCommon([3], printed)).toEqual(["fan", "balloon", "drum"]);
  expect(inCommon([], printed)).toEqual([]);
  expect(pointsOf(0b01001, printed)).toEqual(["fan", "witch"]);
});

it("leads from a card of the hand to the moves that begin with it", () => {
  const king = view({ phase: "lay" });
  const legal = ["lay witch-fan 1", "open", "send 1"];
  expect(towardOf(king, "witch-fan", legal)).toBe("lay witch-fan ");
  expect(towardOf(king, "witch-drum", legal)).toBe("");
  expect(towardOf(king, "third-workshop", legal)).toBe("open");
  expect(towardOf(view({ phase: "give" }), "witch-fan", ["card witch-fan"])).toBe("card witch-fan");
  expect(towardOf(view({ phase: "rescue" }), "witch-fan", ["card witch-fan"])).toBe("");
});

it("knows where a float would go, how much is left to lay, and where to look", () => {
  const floats = [[0, 1, 2, 3], [0], []];
  expect([0, 1].map((workshop) => exitOf(view({ floats }), workshop))).toEqual(["parade", "dead-end"]);
  expect(leftToLay(view({ required: 4, laid: 1 }))).toBe(3);
  expect(leftToLay(view({ required: 4, laid: 6 }))).toBe(0);
  expect([attention(view({ phase: "lay" })), attention(view({}))]).toEqual(["street", "crowd"]);
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

it("knows from the server which move pushes a float out, and says where that goes", () => {
  const floats = [[0, 1, 2, 3], [4], []];
  const outlook = { pushes: ["lay rabbit-fan 1", "lay rabbit-fan 2"] };
  const moves = ["lay rabbit-fan 1", "lay rabbit-fan 2", "lay rabbit-fan 3"];
  const table = view({ phase: "lay", floats });
  expect(moves.map((move) => pushedTo(table, outlook, move))).toEqual(["parade", "dead-end", ""]);
  expect(moves.map((move) => pushedTo(table, null, move))).toEqual(["", "", ""]);
  expect(pushOf(table, moves[0]!)).toEqual([
    "move-push-parade",
    { card: "rabbit-fan", workshop: 1, count: 4 },
  ]);
  expect(pushOf(table, moves[1]!)[0]).toBe("move-push-dead-end");
});
