/** One pair of eyes at a table: its connection, the last frame, and all that it has seen. */
import type { Frame, Happened, LogPage, Refused, Said, Seated } from "../../wire";
import { Advised } from "./advised.svelte";
import { drawSecret } from "../device/chance";
import { Connection, type Status } from "../net/connection";
import { Flow } from "./flow";
import type { Looking } from "./looking";
import type { FromTable, Given } from "../net/unanswered";

/** How long what had to wait is looked at before the next, in milliseconds. */
const PACE = 600;

/** Return the address of a table's socket. */
function addressOf(key: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(key)}`;
}

export class Eyes implements Looking {
  frame = $state.raw<Frame | null>(null);
  status = $state<Status>("connecting");
  log = $state.raw<Happened[]>([]);
  said = $state.raw<Said[]>([]);
  fresh = $state.raw<Happened[]>([]);
  before = $state.raw<Frame | null>(null);
  leapt = $state(true);
  pointed = $state.raw<Happened | null>(null);
  refused = $state.raw<Refused | null>(null);
  token = $state("");
  readonly advised = new Advised(() => this.want({ do: "hint", turn: this.frame!.turn }));
  /** The number that was last sent to the deal. */
  private share = "";
  private readonly flow = new Flow<Frame>((frame) => this.see(frame), PACE);
  private readonly connection: Connection;
  private awaited: (() => void)[] = [];

  constructor(
    readonly key: string,
    token: string,
    private readonly host: string,
    private readonly sat: (seated: Seated, share: string) => void,
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

  /** Whether the seat is gone: its link opens nothing, or somebody freed it before the start. */
  get lost(): boolean {
    if (this.status === "gone") return this.refused?.key === "fault-token";
    const freed = this.frame?.stage === "lobby" && this.frame.chairs[this.seat]?.kind !== "person";
    return this.seat >= 0 && freed;
  }

  get decides(): boolean {
    return this.seated;
  }

  get isHost(): boolean {
    return this.host !== "";
  }

  /** Give a command; the answer is why it was refused, or null once it is done. */
  want(command: Given): Promise<Refused | null> {
    this.refused = null;
    return this.connection.send(command);
  }

  choose(move: string): void {
    if (!this.frame) return;
    if (this.frame.legal.includes(move)) void this.want({ do: "move", turn: this.frame.turn, move });
    else void this.want({ do: "why", move });
  }

  /** Sit down; what opened the seat at the table `before` opens the one that is kept here. */
  sit(name: string, seat?: number, before?: string): Promise<Refused | null> {
    this.share = drawSecret();
    const place = { ...(seat !== undefined && { seat }), ...(before && { before }) };
    return this.want({ do: "sit", name, share: this.share, ...place });
  }

  /** Wait for something to be true after a message. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.awaited = this.awaited.filter((each) => each !== look);
        resolve();
      };
      this.awaited.push(look);
    });
  }

  /** Let what comes wait while somebody reads, or go on. */
  hold(held: boolean): void {
    this.flow.hold(held);
  }

  close(): void {
    this.flow.stop();
    this.connection.close();
  }

  private hear = (message: FromTable): void => {
    if ("frame" in message) this.flow.take(message.frame);
    else if ("refused" in message) this.refused = message.refused;
    else if ("hint" in message) this.advised.hear(message.hint);
    else if ("log" in message) this.learn(message.log);
    else {
      this.token = message.seated.token;
      this.sat(message.seated, this.share);
    }
    this.lookAgain();
  };

  private lookAgain(): void {
    for (const look of this.awaited) look();
  }

  private see(frame: Frame): void {
    this.advised.see(frame, this.frame);
    const first = this.frame === null;
    const known = this.frame?.number ?? 0;
    const again = frame.since < known; // what is told again replaces what was told
    this.log = again ? frame.events : [...this.log, ...frame.events];
    this.said = again ? frame.said : [...this.said, ...frame.said];
    this.fresh = first ? [] : frame.events;
    this.pointed = null;
    this.leapt = first || frame.number > this.frame!.number + 1;
    this.before = this.frame;
    this.frame = frame;
    const after = again ? 0 : known;
    if (frame.since > after) void this.connection.send({ do: "log", after, before: frame.since });
    this.lookAgain();
  }

  /** Put what was missed where it belongs. */
  private learn({ after, before, events, said }: LogPage): void {
    const outside = ({ number }: { number: number }) => number <= after || number > before;
    const inOrder = (one: { number: number }, other: { number: number }) => one.number - other.number;
    this.log = [...this.log.filter(outside), ...events].sort(inOrder);
    this.said = [...this.said.filter(outside), ...said].sort(inOrder);
  }
}
