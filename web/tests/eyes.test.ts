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
  FakeSocket.last.say({ refused: { key: "fault-name-taken", args: {}, clause: "" } });
  eyes.sit("Anna");
  FakeSocket.last.say({ seated: { seat: 0, token: "t" } });
  const [first, second] = FakeSocket.last.sent.map((wish) => wish.share);
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
  expect(FakeSocket.last.sent).toEqual([{ do: "story", after: 0, before: 7 }]);
  frame(10, 9, [10, 10]);
  FakeSocket.last.say({ story: { after: 0, before: 7, events: [1, 2, 7].map(happened), said: [] } });
  expect(eyes.log.map((each) => each.number)).toEqual([1, 2, 7, 8, 9, 10, 10]);
  expect(FakeSocket.last.sent.length).toBe(1);
  frame(30, 25, [26, 30]); // after a cut
  expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "story", after: 10, before: 25 });
});

it("waits until what was wished for is so", async () => {
  const eyes = new Eyes("k", "", "", () => undefined);
  let came = false;
  const waiting = eyes.until(() => eyes.frame !== null).then(() => (came = true));
  await Promise.resolve();
  expect(came).toBe(false);
  FakeSocket.last.frame(1);
  await waiting;
  expect(came).toBe(true);
});
