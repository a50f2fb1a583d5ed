import { describe, expect, it } from "vitest";
import { doneFor } from "../src/lib/table/stood-in";
import { durationOf } from "../src/lib/words/durations";
import type { Happened } from "../src/wire";
import { textsOf } from "./reading";

const event = (number: number, seat: number, more: Partial<Happened> = {}): Happened => ({
  number,
  key: "reveal",
  args: { seat },
  told: false,
  ...more,
});

describe("what was done for somebody", () => {
  const log = [
    event(1, 0, { stand_in: 0 }),
    event(2, 0),
    event(3, 0, { key: "away" }),
    event(4, 0, { stand_in: 0 }),
    event(5, 1, { stand_in: 0 }),
    event(6, 1),
    event(7, 0, { stand_in: 0 }),
    event(8, 0, { key: "back" }),
  ];

  it("is what a bot did since they played themselves, and nobody else's", () => {
    expect(doneFor(0, log).map(({ number }) => number)).toEqual([4, 7]);
    expect(doneFor(1, log)).toEqual([]);
  });

  it("is over once they play again", () => {
    expect(doneFor(0, [...log, event(9, 0)])).toEqual([]);
  });
});

it("says durations in the words of a person, in both languages", () => {
  const [english, french] = [textsOf("en"), textsOf("fr")];
  const told = [-5, 4000, 89_000, 120_000, 3_599_000, 3_660_000, 86_400_000, 200_000_000];
  expect(told.map((time) => durationOf(time, english))).toEqual([
    "0 s",
    "4 s",
    "89 s",
    "2 min",
    "60 min",
    "1 h 01",
    "1 day",
    "2 days",
  ]);
  expect(durationOf(82_800_000, french)).toBe("23 h 00");
});
