import { afterEach, beforeEach, vi } from "vitest";

/** A socket that only hears. */
export class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage?: (event: { data: string }) => void;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  frame(number: number, seat = -1, more = {}) {
    const events = [{ number, key: "round-won", args: {}, told: false }];
    this.say({ frame: { number, since: number - 1, seat, events, said: [], chairs: [], ...more } });
  }
}

/** Let every socket of a test be such a one. */
export function useFakeSockets(): void {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "x" });
  });
  afterEach(() => vi.unstubAllGlobals());
}
