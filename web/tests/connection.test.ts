import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, waitBefore, type Status, type Transport } from "../src/lib/net/connection";
import { DEADLINE, SILENCE } from "../src/lib/net/heartbeat";
import type { Given } from "../src/lib/net/unanswered";
import type { Refused } from "../src/wire";

/** A transport without a network, which the tests open, feed and cut. */
class Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.cut(1000);
  }
}

const START: Given = { do: "start" };
let lines: Line[];
let statuses: Status[];
let number: number;

function connect(): Connection {
  const open = () => {
    lines.push(new Line());
    return lines.at(-1) as unknown as Transport;
  };
  return new Connection(
    "ws://x",
    () => ({ since: number }),
    () => undefined,
    (status) => statuses.push(status),
    open,
  );
}

/** Cut a line, and let the next one be opened. */
function cutAndMend(): Line {
  lines.at(-1)!.cut();
  vi.advanceTimersByTime(1000);
  lines.at(-1)!.open();
  return lines.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  [lines, statuses, number] = [[], [], 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits longer each time, with some chance, but not for ever", () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(waitBefore(20, 0.5)).toBe(15_000);
});

it("says who comes first, and when it comes again is the same sender who has seen more", () => {
  connect();
  lines[0]!.open();
  const { sender, ...hello } = lines[0]!.sent[0]!;
  expect(hello).toEqual({ do: "hello", since: 0 });
  expect(sender).toMatch(/^[0-9a-f]{32}$/);
  lines[0]!.say({ frame: { done: 0 } });
  number = 7;
  cutAndMend();
  expect(lines[1]!.sent).toEqual([{ do: "hello", since: 7, sender }]);
  expect(statuses).toEqual(["open", "lost"]);
  connect();
  lines[2]!.open();
  expect(lines[2]!.sent[0]!.sender).not.toBe(sender);
});

it("does not come again where there is nothing, nor after it was closed", () => {
  connect();
  lines[0]!.cut(4404);
  connect().close();
  vi.advanceTimersByTime(60_000);
  expect(statuses).toEqual(["gone"]);
  expect(lines).toHaveLength(2);
});

it.each(["online", "visibilitychange"])("tries again at once when it is %s", (hope) => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (sign: string, hear: () => void) => heard.set(sign, hear));
  connect();
  heard.get(hope)!();
  expect(lines).toHaveLength(1); // it is still on its way
  lines[0]!.cut();
  heard.get(hope)!();
  vi.advanceTimersByTime(SILENCE);
  expect(lines).toHaveLength(2);
});

it("asks a silent line, gives one up that stays silent, and comes again with what has no answer", () => {
  const connection = connect();
  lines[0]!.open();
  lines[0]!.say({ frame: { done: 0 } });
  void connection.send(START);
  vi.advanceTimersByTime(SILENCE);
  expect(lines[0]!.sent.at(-1)).toEqual({ do: "ping", n: 1 });
  lines[0]!.say({ pong: { n: 1 } });
  vi.advanceTimersByTime(SILENCE + DEADLINE - 1);
  expect(statuses).toEqual(["open"]);
  vi.advanceTimersByTime(1);
  expect(statuses).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1000);
  lines[1]!.open();
  expect(lines[1]!.sent.at(-1)).toEqual({ do: "start", n: 1 });
  lines[0]!.say({ frame: { done: 1 } }); // what the old line still has to say is not heard
  expect(statuses).toEqual(["open", "lost"]);
});

it("gives up a line that does not open", () => {
  connect();
  vi.advanceTimersByTime(SILENCE + DEADLINE);
  expect(statuses).toEqual(["lost"]);
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
});

it("asks nothing while nobody looks, and at once when somebody does again", () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (sign: string, hear: () => void) => heard.set(sign, hear));
  const page = { visibilityState: "hidden" };
  vi.stubGlobal("document", page);
  connect();
  lines[0]!.open();
  lines[0]!.say({ frame: { done: 0 } });
  vi.advanceTimersByTime(60_000);
  expect(lines[0]!.sent).toHaveLength(1);
  page.visibilityState = "visible";
  heard.get("visibilitychange")!();
  expect(lines[0]!.sent.at(-1)).toEqual({ do: "ping", n: 1 });
});

it("numbers its commands, and keeps those that cannot be sent until they can", () => {
  const connection = connect();
  void connection.send(START);
  expect(lines[0]!.sent).toEqual([]);
  lines[0]!.open();
  void connection.send({ do: "undo", turn: 3 });
  expect(lines[0]!.sent.slice(1)).toEqual([
    { do: "start", n: 1 },
    { do: "undo", turn: 3, n: 2 },
  ]);
});

it("sends again after a cut what has no answer, in its order, and nothing else", () => {
  const connection = connect();
  lines[0]!.open();
  for (const text of ["a", "b", "c", "d"]) void connection.send({ do: "say", text });
  lines[0]!.say({ frame: { done: 2 } });
  lines[0]!.say({ refused: { n: 3, key: "fault-say-fast", args: {}, clause: "" } });
  expect(cutAndMend().sent.slice(1)).toEqual([
    { do: "say", text: "a", n: 1 },
    { do: "say", text: "d", n: 4 },
  ]);
  lines[1]!.say({ frame: { done: 1 } });
  lines[1]!.say({ frame: { done: 4 } });
  expect(cutAndMend().sent).toHaveLength(1);
});

it("tells of each command whether just this one was refused", async () => {
  const connection = connect();
  lines[0]!.open();
  const told: [string, Refused | null][] = [];
  const ask = (name: string, given: Given) =>
    void connection.send(given).then((refused) => told.push([name, refused]));
  ask("start", START);
  ask("sit", { do: "sit", name: "Ana", share: "" });
  ask("hint", { do: "hint", turn: 1 });
  ask("log", { do: "log", after: 0, before: 1 });
  ask("why", { do: "why", move: "look" });
  const why = { n: 5, key: "raven-first", args: {}, clause: "K1.4" };
  for (const message of [
    { refused: { ...why, n: 0 } },
    { frame: { done: 0 } },
    { hint: { n: 0 } },
    { refused: why },
    { log: { n: 4 } },
    { hint: { n: 3 } },
    { seated: { n: 2 } },
    { frame: { done: 1 } },
  ])
    lines[0]!.say(message);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([
    ["why", why],
    ["log", null],
    ["hint", null],
    ["sit", null],
    ["start", null],
  ]);
});
