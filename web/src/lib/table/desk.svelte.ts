/**
 * What all parts of a table on the page share: eyes, texts, the view and what belongs to it, what is
 * chosen. The renderer of a game makes one and provides it; its parts find it by context.
 */
import { getContext, setContext } from "svelte";
import type { Happened, Outlook, Printed, View } from "../../wire";
import { Choice } from "../stage/choice.svelte";
import type { TableProps } from "./renderer";

const KEY = Symbol("desk");

export class Desk<
  V extends View = View,
  P extends Printed | null = Printed | null,
  O extends Outlook | null = Outlook | null,
> {
  private readonly given: () => TableProps;

  constructor(given: () => TableProps) {
    this.given = given;
    setContext(KEY, this);
  }

  readonly eyes = $derived.by(() => this.given().eyes);
  readonly texts = $derived.by(() => this.given().texts);
  readonly printed = $derived.by(() => this.given().printed as P);
  readonly frame = $derived(this.eyes.frame!);
  readonly view = $derived(this.frame.view as V);
  readonly outlook = $derived(this.frame.outlook as O);
  readonly legal = $derived(new Set(this.frame.legal));
  /** What has just happened, unless these eyes come from elsewhere; or what of the log is pointed at. */
  readonly shown: readonly Happened[] = $derived.by(() => {
    const { pointed, leapt, fresh } = this.eyes;
    if (pointed) return [pointed];
    return leapt ? [] : fresh;
  });
  readonly choice = new Choice(() => this.eyes);

  /** Whether these eyes decide something, now or later: where not, nothing is a button. */
  get decides(): boolean {
    return this.eyes.decides;
  }

  openLog = (): void => this.given().openLog();

  can(move: string): boolean {
    return this.legal.has(move);
  }

  /** Make a move, or ask why it is none. */
  choose = (move: string): void => this.choice.choose(move);

  /** Say whether an event of this name has just happened, to a seat if one is named. */
  just(key: string, seat?: number): boolean {
    if (this.eyes.leapt) return false;
    return this.eyes.fresh.some(
      (event) => event.key === key && (seat === undefined || event.args.seat === seat),
    );
  }
}

/** Find the desk of the table that a part lies on. */
export const findDesk = <D extends Desk = Desk>(): D => getContext<D>(KEY);
