import { afterEach, beforeEach, vi } from "vitest";

/** A socket that only hears. */
export class FakeSocket {
  static last: FakeSocket;
  static hopes = new Map<string, () => void>();
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.onopen?.();
  }
  cut() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  /** Let the network be back: the socket that is opened then is the last one. */
  static mend() {
    FakeSocket.hopes.get("online")!();
    FakeSocket.last.open();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  frame(number: number, seat = -1, more = {}) {
    const events = [{ number, key: "round-won", args: {}, told: false }];
    this.say({ frame: { number, since: number - 1, seat, events, said: [], chairs: [], done: 0, ...more } });
  }
}

/** Let every socket of a test be such a one. */
export function useFakeSockets(): void {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("addEventListener", (sign: string, hear: () => void) => FakeSocket.hopes.set(sign, hear));
    vi.stubGlobal("location", { protocol: "http:", host: "x" });
  });
  afterEach(() => vi.unstubAllGlobals());
}
