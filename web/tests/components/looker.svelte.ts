/** Eyes for mounted components: a frame that a test changes, and what was chosen by them. */
import type { Frame, Happened, View } from "../../src/wire";
import type { Looking } from "../../src/lib/table/looking";

const CHAIR = { kind: "person", name: "", level: "", here: true, away: false } as const;

export class Looker implements Looking {
  frame = $state.raw<Frame>({} as Frame);
  before = $state.raw<Frame | null>(null);
  log = $state.raw<Happened[]>([]);
  fresh = $state.raw<Happened[]>([]);
  leapt = $state(false);
  pointed = $state.raw<Happened | null>(null);
  advised = null;
  /** What was chosen, in its order: legal moves, and those that were asked about. */
  readonly chosen: string[] = [];

  constructor(
    view: View,
    more: Partial<Frame> = {},
    readonly decides = true,
  ) {
    const chairs = Array.from({ length: view.seats }, (_, seat) => ({ ...CHAIR, name: `P${seat + 1}` }));
    const nothing = { events: [], said: [], outlook: null, outcome: null, silence: null, left: null };
    const start = { number: 1, since: 0, turn: 1, stage: "playing", following: "", done: 0, mine: false };
    this.frame = {
      ...nothing,
      ...start,
      seat: view.seat,
      waits_for: view.to_act,
      legal: [],
      chairs,
      view,
      ...more,
    } as Frame;
  }

  get seat(): number {
    return this.frame.seat;
  }

  /** Let another frame come, with what happened. */
  see(change: Partial<Frame>, fresh: Happened[] = []): void {
    this.before = this.frame;
    this.fresh = fresh;
    this.log = [...this.log, ...fresh];
    this.frame = { ...this.frame, number: this.frame.number + 1, ...change };
  }

  choose(move: string): void {
    this.chosen.push(move);
  }
}
