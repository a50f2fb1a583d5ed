/** A finished game, which can be looked at after any of its moves and through anybody's eyes. */
import type { Frame, Happened } from "../../wire";
import { askStep } from "../net/api";
import type { Looking } from "../table/looking";

const ALL = -1;
const within = (wanted: number, most: number) => Math.max(0, Math.min(most, wanted));

export class Replay implements Looking {
  frame = $state.raw<Frame | null>(null);
  before = $state.raw<Frame | null>(null);
  fresh = $state.raw<Happened[]>([]);
  leapt = $state(true);
  readonly pointed = null;
  readonly decides = false;
  readonly advised = null;
  /** All that these eyes saw in the whole game. */
  story = $state.raw<Happened[]>([]);
  /** How many moves the game has. */
  length = $state(0);
  /** After how many moves it is looked at; the frame of this place may still be on its way. */
  place = $state(0);
  /** Whose eyes: seats count from 1, 0 is a spectator. */
  eyes = $state(0);
  problem = $state.raw<unknown>(null);
  log = $derived(this.story.filter((event) => event.number <= (this.frame?.number ?? 0)));
  private asking = false;

  constructor(
    readonly key: string,
    seats: number,
    place: number,
    eyes: number,
  ) {
    this.eyes = within(eyes, seats);
    this.place = place;
    void this.catchUp();
  }

  get seat(): number {
    return this.frame?.seat ?? -1;
  }

  /** Whether the frame is the one of this place. */
  get arrived(): boolean {
    return this.frame?.number === this.place && !this.newEyes;
  }

  private get newEyes(): boolean {
    return this.frame?.seat !== this.eyes - 1;
  }

  choose(): void {
    // What has been played stays as it is.
  }

  go(place: number): void {
    this.place = within(place, this.length);
    void this.catchUp();
  }

  lookThrough(eyes: number): void {
    this.eyes = eyes;
    void this.catchUp();
  }

  /** Ask for one step after the other until the wanted one is there; those in between may be skipped. */
  private async catchUp(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      if (!this.frame) await this.measure();
      while (!this.arrived) await this.fetch();
      this.problem = null;
    } catch (found) {
      this.problem = found;
    }
    this.asking = false;
  }

  /** Any step tells how many there are. */
  private async measure(): Promise<void> {
    this.length = (await askStep(this.key, 0, this.eyes)).length;
    this.place = within(this.place, this.length);
  }

  private async fetch(): Promise<void> {
    const { eyes, place } = this;
    const whole = this.newEyes ? (await askStep(this.key, this.length, eyes, ALL)).frame : null;
    const { frame } = await askStep(this.key, place, eyes);
    if (whole) this.story = whole.events;
    this.show(frame);
  }

  private show(frame: Frame): void {
    this.leapt = this.frame?.seat !== frame.seat || this.frame.number !== frame.number - 1;
    this.fresh = this.leapt ? [] : frame.events;
    this.before = this.frame;
    this.frame = frame;
  }
}
