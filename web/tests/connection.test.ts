import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, waitBefore, type Status } from "../src/lib/table/connection";

/** A socket without a network, which the tests open, feed and cut. */
class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
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
    this.sent.push(text);
  }
  close() {
    this.cut(1000);
  }
}

let statuses: Status[];
let number: number;

function connect(): Connection {
  return new Connection(
    "ws://x",
    () => ({ since: number }),
    () => undefined,
    (status) => statuses.push(status),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  statuses = [];
  number = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits longer each time, with some chance, but not for ever", () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(waitBefore(20, 0.5)).toBe(15_000);
});

it("says who comes first, and the last number seen when it comes again", () => {
  connect();
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent).toEqual(['{"since":0}']);
  FakeSocket.all[0]!.say({ frame: {} });
  number = 7;
  FakeSocket.all[0]!.cut();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent).toEqual(['{"since":7}']);
  expect(statuses).toEqual(["open", "lost"]);
});

it("does not come again where there is nothing, nor after it was closed", () => {
  connect();
  FakeSocket.all[0]!.cut(4404);
  connect().close();
  vi.advanceTimersByTime(60_000);
  expect(statuses).toEqual(["gone"]);
  expect(FakeSocket.all).toHaveLength(2);
});

it.each(["online", "visibilitychange"])("tries again at once when it is %s", (hope) => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (sign: string, hear: () => void) => heard.set(sign, hear));
  connect();
  heard.get(hope)!();
  expect(FakeSocket.all).toHaveLength(1); // it is still on its way
  FakeSocket.all[0]!.cut();
  heard.get(hope)!();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("drops what cannot be sent", () => {
  const connection = connect();
  connection.send({ do: "start" });
  FakeSocket.all[0]!.open();
  connection.send({ do: "undo" });
  expect(FakeSocket.all[0]!.sent.slice(1)).toEqual(['{"do":"undo"}']);
});
