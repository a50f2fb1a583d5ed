import { expect, it } from "vitest";
import { othersOf } from "../src/lib/table/seats";

it("seats the others from one's neighbour on, and everybody before a spectator", () => {
  expect(othersOf({ seat: 1, seats: 4 })).toEqual([2, 3, 0]);
  expect(othersOf({ seat: -1, seats: 3 })).toEqual([0, 1, 2]);
});
