/**
 * One WebSocket to one table, which comes back by itself when it is cut. What was not answered is
 * sent again then, by the same sender under the same number, so that the server makes it once.
 */
import type { Hello, Message, Ping, Refused } from "../../wire";
import { drawSecret } from "../device/chance";
import { Heartbeat } from "./heartbeat";
import { Unanswered, type FromTable, type Given } from "./unanswered";

export type Status = "connecting" | "open" | "lost" | "gone";
/** Who comes: what a hello says besides its sender. */
export type Introduction = Omit<Hello, "do" | "sender">;
/** What a connection needs of a WebSocket. */
export type Transport = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

const OPEN = 1;
const GONE = 4404;
const LONGEST_WAIT = 15_000;
/** The network is back, or somebody looks at the page again: signs to try, or to ask, at once. */
const HOPES = ["online", "visibilitychange"];

/** Return how long to wait before trying again, in milliseconds: longer each time. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt) * (0.75 + chance / 2);
}

export class Connection {
  private readonly sender = drawSecret();
  private readonly unanswered = new Unanswered();
  private pings = 0;
  private readonly heartbeat = new Heartbeat(
    () => this.socket?.send(JSON.stringify({ do: "ping", n: ++this.pings } satisfies Ping)),
    () => this.lose(0),
    () => globalThis.document?.visibilityState !== "hidden",
  );
  /** None while it waits to try again. */
  private socket: Transport | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly introduce: () => Introduction,
    private readonly hear: (message: FromTable) => void,
    private readonly turn: (status: Status) => void,
    private readonly open: (address: string) => Transport = (to) => new WebSocket(to),
  ) {
    this.connect();
    for (const hope of HOPES) globalThis.addEventListener?.(hope, this.hurry);
  }

  /** Send a command, now or as soon as the table can be reached; the answer is why not, or null. */
  send(given: Given): Promise<Refused | null> {
    const [command, answer] = this.unanswered.add(given);
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
    return answer;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    for (const hope of HOPES) globalThis.removeEventListener?.(hope, this.hurry);
    this.socket?.close();
  }

  private connect = (): void => {
    const socket = this.open(this.address);
    this.socket = socket;
    this.heartbeat.expect();
    socket.onopen = () => this.sayHello(socket);
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lose(event.code);
  };

  private sayHello(socket: Transport): void {
    const hello: Hello = { do: "hello", sender: this.sender, ...this.introduce() };
    for (const each of [hello, ...this.unanswered.commands]) socket.send(JSON.stringify(each));
  }

  private take(message: Message): void {
    this.heartbeat.hear();
    if ("pong" in message) return;
    if ("frame" in message) {
      this.attempt = 0;
      this.turn("open");
    }
    this.hear(message);
    this.unanswered.hear(message);
  }

  /** The line is closed, or gave no sign of life: what is left of it is not waited for. */
  private lose(code: number): void {
    if (this.closed) return;
    this.heartbeat.stop();
    const { socket } = this;
    if (socket) [socket.onopen, socket.onmessage, socket.onclose] = [null, null, null];
    this.socket = null;
    socket?.close();
    if (code === GONE) return this.turn("gone");
    this.turn("lost");
    this.timer = setTimeout(this.connect, waitBefore(this.attempt++));
  }

  private hurry = (): void => {
    if (this.closed) return;
    if (this.socket) return this.socket.readyState === OPEN ? this.heartbeat.hurry() : undefined;
    clearTimeout(this.timer);
    this.connect();
  };
}
