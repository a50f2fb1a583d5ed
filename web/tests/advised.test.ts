import { expect, it, vi } from "vitest";
import { Advised } from "../src/lib/table/advised.svelte";
import type { Frame, Hint } from "../src/wire";

const frame = (turn: number, legal: string[], mine = false) =>
  ({ turn, legal, mine }) as Partial<Frame> as Frame;
const hint = { turn: 1, moves: [{ move: "look" }] } as Partial<Hint> as Hint;
const REFUSED = { n: 1, key: "fault-hint-busy", args: {}, clause: "" };

function asked() {
  const answers: ((answer: unknown) => void)[] = [];
  const ask = vi.fn(() => new Promise((answer) => answers.push(answer)));
  const advised = new Advised(ask);
  advised.see(frame(1, ["look", "pass"]), null);
  advised.want();
  return { advised, ask, answers };
}

it("asks once while somebody thinks, and shows what comes", () => {
  const { advised, ask } = asked();
  advised.want();
  expect([ask.mock.calls.length, advised.busy, advised.shown]).toEqual([1, true, null]);
  advised.hear(hint);
  expect([advised.busy, advised.shown]).toEqual([false, hint]);
});

it("keeps a hint that was put away as long as the question is the same", () => {
  const { advised, ask } = asked();
  advised.hear(hint);
  advised.close();
  expect(advised.shown).toBe(null);
  advised.see(frame(1, ["look", "pass"]), frame(1, ["look", "pass"])); // somebody said something
  advised.see(frame(2, ["look", "pass"]), frame(1, ["look", "pass"])); // somebody else decided
  advised.want();
  expect([ask.mock.calls.length, advised.shown]).toEqual([1, hint]);
});

it.each([
  ["after a move of one's own", frame(2, ["look", "pass"], true)],
  ["when there is nothing to decide", frame(2, [])],
  ["when the move is not possible any more", frame(2, ["pass"])],
])("forgets a hint %s", (_, now) => {
  const { advised, ask } = asked();
  advised.hear(hint);
  advised.see(now, frame(1, ["look", "pass"]));
  expect([advised.hint, advised.shown]).toEqual([null, null]);
  advised.want();
  expect(ask.mock.calls.length).toBe(2);
});

it("can be asked again after a refusal", async () => {
  const { advised, ask, answers } = asked();
  answers[0]!(REFUSED);
  await Promise.resolve();
  expect(advised.busy).toBe(false);
  advised.want();
  expect(ask.mock.calls.length).toBe(2);
});

it("goes on thinking when what is refused is the hint about a question that is gone", async () => {
  const { advised, answers } = asked();
  advised.see(frame(2, ["look"], true), frame(1, ["look", "pass"]));
  advised.want();
  answers[0]!(REFUSED);
  await Promise.resolve();
  expect(advised.busy).toBe(true);
});
