import { expect, it } from "vitest";
import { thinkersOf } from "../src/lib/sentence";
import type { Frame } from "../src/wire";

const chairs = [{ kind: "person" }, { kind: "bot" }, { kind: "person", away: true }];
const frame = (stage: string, waits_for: number[]) => ({ stage, chairs, waits_for }) as unknown as Frame;

it("sees where a bot thinks, for itself or for somebody who is gone", () => {
  expect(thinkersOf(frame("playing", [0, 1, 2]))).toEqual([1, 2]);
  expect(thinkersOf(frame("playing", [0]))).toEqual([]);
  expect(thinkersOf(frame("over", [1]))).toEqual([]);
});
