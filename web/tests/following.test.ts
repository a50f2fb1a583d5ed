import { expect, it } from "vitest";
import { follow, type Match, type Named } from "../src/lib/stage/following";

interface Ball {
  box: string;
  colour: string;
}
const ball = (box: string, colour: string): Ball => ({ box, colour });
const SAME: Match<Ball> = (one, other) => one.box === other.box && one.colour === other.colour;
const MOVED: Match<Ball> = (one, other) => one.colour === other.colour;
const named = (...balls: Ball[]): Named<Ball>[] => follow([], balls, [], (each) => `${each}`);
const ids = (before: Named<Ball>[], now: Ball[], matches: Match<Ball>[]) =>
  follow(before, now, matches, (each) => `new ${each}`).map(({ id }) => id);

it("names everything anew where nothing was before", () => {
  expect(ids([], [ball("a", "red"), ball("a", "red")], [SAME])).toEqual(["new 0", "new 1"]);
});

it("lets what stays keep its name before it looks for what has moved", () => {
  const before = named(ball("a", "red"), ball("b", "red"));
  expect(ids(before, [ball("c", "red"), ball("a", "red")], [SAME, MOVED])).toEqual(["1", "0"]);
});

it("gives a name once, to the first of those that look alike", () => {
  const before = named(ball("a", "red"), ball("a", "red"));
  const now = [ball("a", "red"), ball("a", "red"), ball("a", "red")];
  expect(ids(before, now, [SAME, MOVED])).toEqual(["0", "1", "new 2"]);
});

it("names nothing by a match that does not hold, and changes nothing that it is given", () => {
  const before = named(ball("a", "red"));
  const copy = structuredClone(before);
  expect(ids(before, [ball("a", "blue")], [SAME, MOVED])).toEqual(["new 0"]);
  expect(before).toEqual(copy);
});
