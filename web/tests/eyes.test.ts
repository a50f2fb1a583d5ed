import { expect, it } from "vitest";
import { Eyes } from "../src/lib/table/eyes.svelte";
import { FakeSocket, useFakeSockets } from "./fake-socket";

useFakeSockets();

it("leaps at first and after a cut, not from one line to the next nor where nothing happened", () => {
  const eyes = new Eyes("k", "", "", () => undefined);
  const leaps = [4, 5, 5, 9, 10].map((number) => {
    FakeSocket.last.frame(number);
    return eyes.leapt;
  });
  expect(leaps).toEqual([true, false, false, true, false]);
});

it("tells which number it added to the deal once it sits, and draws another for another try", () => {
  const sat: [string, string][] = [];
  const eyes = new Eyes("k", "", "", ({ token }, share) => sat.push([token, share]));
  eyes.sit("Ana");
  FakeSocket.last.say({ refused: { n: 1, key: "fault-name-taken", args: {}, clause: "" } });
  eyes.sit("Anna");
  FakeSocket.last.say({ seated: { n: 2, seat: 0, token: "t" } });
  const [first, second] = FakeSocket.last.sent.map((command) => command.share);
  expect(first).not.toBe(second);
  expect(sat).toEqual([["t", second]]);
});

it("has lost its seat when somebody freed it before the start", () => {
  const eyes = new Eyes("k", "t", "", () => undefined);
  const seen = (stage: string, kind: string) => {
    FakeSocket.last.frame(1, 0, { stage, chairs: [{ kind }] });
    return eyes.lost;
  };
  expect([seen("lobby", "person"), seen("lobby", "open"), seen("playing", "person")]).toEqual([
    false,
    true,
    false,
  ]);
});

it("asks for what happened before it came, and puts it where it belongs", () => {
  const eyes = new Eyes("k", "", "", () => undefined);
  const happened = (number: number) => ({ number, key: "x", args: {}, told: false });
  const frame = (number: number, since: number, events: number[]) =>
    FakeSocket.last.say({
      frame: { number, since, seat: -1, events: events.map(happened), said: [], chairs: [] },
    });
  frame(9, 7, [8, 9]);
  expect(FakeSocket.last.sent).toEqual([{ do: "log", n: 1, after: 0, before: 7 }]);
  frame(10, 9, [10, 10]);
  FakeSocket.last.say({ log: { n: 1, after: 0, before: 7, events: [1, 2, 7].map(happened), said: [] } });
  expect(eyes.log.map((each) => each.number)).toEqual([1, 2, 7, 8, 9, 10, 10]);
  expect(FakeSocket.last.sent.length).toBe(1);
  frame(30, 25, [26, 30]); // after a cut
  expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "log", n: 2, after: 10, before: 25 });
});

it("waits until what was wanted is so", async () => {
  const eyes = new Eyes("k", "", "", () => undefined);
  let came = false;
  const waiting = eyes.until(() => eyes.frame !== null).then(() => (came = true));
  await Promise.resolve();
  expect(came).toBe(false);
  FakeSocket.last.frame(1);
  await waiting;
  expect(came).toBe(true);
});

const QUESTION = { turn: 3, legal: ["look"], mine: false, stage: "playing" };
const HINT = { n: 1, turn: 3, moves: [{ move: "look" }] };
const NO = { key: "fault-say-fast", args: {}, clause: "" };
/** Let what was promised come true. */
const next = () => new Promise((resolve) => setTimeout(resolve));

/** Eyes that look at a question, and whose line was cut just now. */
function cutOff(): Eyes {
  const eyes = new Eyes("k", "t", "", () => undefined);
  FakeSocket.last.open();
  FakeSocket.last.frame(1, 0, QUESTION);
  FakeSocket.last.cut();
  return eyes;
}

it("asks for a hint that was wanted while it was cut off as soon as it is back", () => {
  const eyes = cutOff();
  eyes.advised.want();
  expect(eyes.advised.busy).toBe(true);
  FakeSocket.mend();
  FakeSocket.last.frame(1, 0, QUESTION);
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ do: "hint", n: 1, turn: 3 }]);
  FakeSocket.last.say({ hint: HINT });
  expect([eyes.advised.busy, eyes.advised.shown]).toEqual([false, HINT]);
});

it("is not left thinking where the hint cannot be any more when it is back", async () => {
  const eyes = cutOff();
  eyes.advised.want();
  FakeSocket.mend();
  FakeSocket.last.frame(1, 0, QUESTION);
  FakeSocket.last.say({ refused: { n: 1, ...NO } });
  await next();
  expect(eyes.advised.busy).toBe(false);
});

it("says what was said while it was cut off, and takes no other refusal for its answer", async () => {
  const eyes = cutOff();
  const told: unknown[] = [];
  void eyes.want({ do: "say", text: "Hello" }).then((refused) => told.push(refused));
  FakeSocket.mend();
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ do: "say", n: 1, text: "Hello" }]);
  eyes.choose("castle");
  FakeSocket.last.say({ refused: { n: 2, ...NO } });
  await next();
  expect(told).toEqual([]);
  FakeSocket.last.frame(2, 0, { ...QUESTION, done: 1 });
  await next();
  expect(told).toEqual([null]);
});

it("goes on thinking about a hint while something else is refused", async () => {
  const eyes = new Eyes("k", "t", "", () => undefined);
  FakeSocket.last.frame(1, 0, QUESTION);
  eyes.advised.want();
  eyes.choose("castle");
  FakeSocket.last.say({ refused: { n: 2, ...NO } });
  await next();
  expect([eyes.advised.busy, eyes.refused?.n]).toEqual([true, 2]);
  FakeSocket.last.say({ hint: HINT });
  expect(eyes.advised.busy).toBe(false);
});
