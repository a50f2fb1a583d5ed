import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Flow } from "../src/lib/table/flow";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function flowing(): { flow: Flow<number>; passed: number[] } {
  const passed: number[] = [];
  return { passed, flow: new Flow<number>((thing) => passed.push(thing), 100) };
}

it("lets things through at once while nobody reads", () => {
  const { flow, passed } = flowing();
  flow.take(1);
  flow.take(2);
  expect(passed).toEqual([1, 2]);
});

it("holds things back in their order, and then lets them come one by one", () => {
  const { flow, passed } = flowing();
  flow.hold(true);
  [1, 2].forEach((each) => flow.take(each));
  vi.advanceTimersByTime(1000);
  const held = [...passed];
  flow.hold(false);
  vi.advanceTimersByTime(100);
  flow.take(3); // comes while others wait
  const first = [...passed];
  vi.advanceTimersByTime(200);
  flow.take(4);
  expect([held, first, passed]).toEqual([[], [1], [1, 2, 3, 4]]);
});

it("stops again in the middle", () => {
  const { flow, passed } = flowing();
  flow.hold(true);
  [1, 2].forEach((each) => flow.take(each));
  flow.hold(false);
  vi.advanceTimersByTime(150);
  flow.hold(true);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1]);
  flow.stop();
  flow.hold(false);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1]);
});
