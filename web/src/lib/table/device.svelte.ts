/** This device at one table: a pair of eyes for each of its seats, or those of a spectator. */
import type { Frame, TableKnown } from "../../wire";
import { Eyes } from "./eyes.svelte";
import { dropToken, keepHost, keepPlaces, keepToken, keptAt } from "../device/keep";
import type { Texts } from "../words/texts";

/** What a screen of a table gets. */
export interface AtTable {
  device: Device;
  frame: Frame;
  known: TableKnown;
  texts: Texts;
}

export class Device {
  eyes = $state.raw<Eyes[]>([]);
  /** Whose eyes are shown. */
  at = $state(0);
  private readonly host: string;

  constructor(readonly key: string) {
    const { host, tokens } = keptAt(key);
    this.host = host;
    this.eyes = tokens.length ? tokens.map((token) => this.open(token)) : [this.open("")];
  }

  get now(): Eyes {
    return this.eyes[this.at] ?? this.eyes[0]!;
  }

  get shared(): boolean {
    return this.eyes.filter((each) => each.seated).length > 1;
  }

  get mine(): number[] {
    return this.eyes.filter((each) => each.seated).map((each) => each.seat);
  }

  /**
   * The eyes that the device has to be passed to: somebody else here is waited for, and the
   * person who looks now is not.
   */
  get next(): Eyes | null {
    const { frame } = this.now;
    if (!this.shared || frame?.stage !== "playing") return null;
    if (frame.waits_for.includes(this.now.seat)) return null;
    return this.eyes.find((each) => frame.waits_for.includes(each.seat)) ?? null;
  }

  /** Sit down, with eyes of one's own if those that look now have a seat already. */
  async sit(name: string, seat?: number, before?: string): Promise<void> {
    const first = this.now;
    if (!first.seated) return void (await first.sit(name, seat, before));
    const eyes = this.open("");
    this.eyes = [...this.eyes, eyes];
    await eyes.until(() => eyes.frame !== null);
    const refused = await eyes.sit(name, seat, before);
    if (!refused) return;
    this.drop(eyes);
    first.refused = refused;
  }

  /** Give up a seat of this device, in the lobby. */
  leave(seat: number): void {
    const eyes = this.eyes.find((each) => each.seat === seat && each.seated);
    if (!eyes) return;
    void eyes.want({ do: "free", seat });
    this.drop(eyes);
  }

  /** Forget a seat: it was freed, or its link opens nothing. */
  drop(eyes: Eyes): void {
    dropToken(this.key, eyes.token);
    setTimeout(() => eyes.close(), 300);
    const rest = this.eyes.filter((each) => each !== eyes);
    this.eyes = rest.length ? rest : [this.open("")];
    this.at = 0;
  }

  /** The host of a table is the host of the one where it goes on, and all sit down where they sat. */
  follow(table: string): void {
    const { chairs } = this.now.frame!;
    if (this.host) keepHost(table, this.host);
    const seated = this.eyes.filter((each) => each.seated);
    keepPlaces(
      table,
      seated.map(({ seat, token }) => ({ seat, token, name: chairs[seat]!.name })),
    );
  }

  /** Sit down where the same people sat at the table before, once. */
  async sitAgain(): Promise<void> {
    const { tokens, places } = keptAt(this.key);
    keepPlaces(this.key, []);
    const first = this.now;
    if (tokens.length || !places.length) return;
    await first.until(() => first.frame !== null);
    for (const { seat, name, token } of places) {
      await this.sit(name, seat, token);
    }
  }

  show(eyes: Eyes): void {
    this.at = this.eyes.indexOf(eyes);
  }

  close(): void {
    for (const each of this.eyes) each.close();
  }

  private open(token: string): Eyes {
    return new Eyes(this.key, token, this.host, (seated, share) => keepToken(this.key, seated.token, share));
  }
}
