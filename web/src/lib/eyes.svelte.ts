/** One pair of eyes at a table: its connection, the last frame, and all that it has seen. */
import type { Frame, Happened, Refused, Said, Seated } from "../wire";
import { Connection, type Message, type Status } from "./connection";

/** Return the address of a table's socket. */
function addressOf(key: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(key)}`;
}

/** Draw the number that a person adds to the deal. */
export function drawShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Eyes {
  frame = $state.raw<Frame | null>(null);
  status = $state<Status>("connecting");
  log = $state.raw<Happened[]>([]);
  said = $state.raw<Said[]>([]);
  /** What happened with the last frame, unless it was the first one. */
  fresh = $state.raw<Happened[]>([]);
  /** The frame before the last one, from which the fresh events lead to it. */
  before = $state.raw<Frame | null>(null);
  /** An event of the log that somebody wants to see on the table. */
  pointed = $state.raw<Happened | null>(null);
  refused = $state.raw<Refused | null>(null);
  token = $state("");
  private readonly connection: Connection;

  constructor(
    readonly key: string,
    token: string,
    private readonly host: string,
    private readonly sat: (eyes: Eyes, seated: Seated) => void,
  ) {
    this.token = token;
    const hello = () => ({
      ...(this.token && { token: this.token }),
      ...(this.host && { host: this.host }),
      ...(this.frame && { since: this.frame.number }),
    });
    this.connection = new Connection(addressOf(key), hello, this.hear, (s) => (this.status = s));
  }

  get seat(): number {
    return this.frame?.seat ?? -1;
  }

  get seated(): boolean {
    return this.token !== "";
  }

  get isHost(): boolean {
    return this.host !== "";
  }

  /** Send a wish. */
  want(wish: Record<string, unknown>): void {
    this.refused = null;
    this.connection.send(wish);
  }

  /** Make a legal move, or ask why it is not one. */
  choose(move: string): void {
    if (!this.frame) return;
    if (this.frame.legal.includes(move)) this.want({ do: "move", turn: this.frame.turn, move });
    else this.want({ do: "why", move });
  }

  sit(name: string, seat?: number): void {
    this.want({ do: "sit", name, share: drawShare(), ...(seat !== undefined && { seat }) });
  }

  close(): void {
    this.connection.close();
  }

  private hear = (message: Message): void => {
    if ("frame" in message) this.see(message.frame);
    else if ("refused" in message) this.refused = message.refused;
    else {
      this.token = message.seated.token;
      this.sat(this, message.seated);
    }
  };

  private see(frame: Frame): void {
    const first = this.frame === null;
    const whole = frame.since === 0;
    this.log = whole ? frame.events : [...this.log, ...frame.events];
    this.said = whole ? frame.said : [...this.said, ...frame.said];
    this.fresh = first ? [] : frame.events;
    this.pointed = null;
    this.before = this.frame;
    this.frame = frame;
  }
}
