/** One WebSocket to one table, which comes back by itself when it is cut. */
import type { Frame, Hint, Refused, Seated, Story } from "../../wire";

export type Message =
  { frame: Frame } | { seated: Seated } | { refused: Refused } | { story: Story } | { hint: Hint };
export type Status = "connecting" | "open" | "lost" | "gone";

/** What is said first: who comes, and the last number seen. */
export interface Hello {
  token?: string;
  host?: string;
  since?: number;
}

const GONE = 4404;
const LONGEST_WAIT = 15_000;
/** The network is back, or somebody looks at the page again: signs not to wait any longer. */
const HOPES = ["online", "visibilitychange"];

/** Return how long to wait before trying again, in milliseconds: longer each time. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello,
    private readonly hear: (message: Message) => void,
    private readonly turn: (status: Status) => void,
  ) {
    this.connect();
    for (const hope of HOPES) globalThis.addEventListener?.(hope, this.hurry);
  }

  /** Send a wish; one that cannot be sent now is dropped, the table will show why. */
  send(wish: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const hope of HOPES) globalThis.removeEventListener?.(hope, this.hurry);
    this.socket?.close();
  }

  private connect = (): void => {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      if ("frame" in message) {
        this.attempt = 0;
        this.turn("open");
      }
      this.hear(message);
    };
    socket.onclose = (event) => this.lose(event.code);
  };

  private lose(code: number): void {
    if (this.closed) return;
    if (code === GONE) return this.turn("gone");
    this.turn("lost");
    this.timer = setTimeout(this.connect, waitBefore(this.attempt++));
  }

  private hurry = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
