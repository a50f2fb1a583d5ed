/** Shows what happened in the crowd: cards that are gone or have turned live on as ghosts for a moment. */
import { wantsCalm } from "../../../../lib/stage/flip";
import type { Looking } from "../../../../lib/table/looking";
import type { Happened } from "../../../../wire";
import type { CarnavalesquePrinted, CarnavalesqueView, Lying } from "../../wire";
import { changesBetween } from "../../reading/crowd/changes";
import { fall, slide, unfold } from "./motion";

export interface Ghost {
  id: number;
  lying: Lying;
  /** How it goes: folded away, lifted, or off to a seat. */
  way: "fold" | "lift" | "fly";
  seat: number;
}

const TAKING = ["draw", "draw-face-up", "grab", "grab-face-up"];
const WEATHER = ["gust", "all-up", "all-down"];
const NOBODY = -1;

export class Show {
  ghosts = $state.raw<Ghost[]>([]);
  /** What the light and the air do. */
  weather = $state("");
  private count = 0;

  /** Show the last frame happen. */
  play(eyes: Looking, layer: HTMLElement, printed: CarnavalesquePrinted, unit: number): void {
    this.weather = "";
    const [before, now] = [eyes.before?.view, eyes.frame?.view];
    if (eyes.leapt || !before || !now || wantsCalm()) return;
    this.weather = eyes.fresh.find(({ key }) => WEATHER.includes(key))?.key ?? "";
    const views = [before as CarnavalesqueView, now as CarnavalesqueView] as const;
    const { gone, fallen, slid, turned } = changesBetween(...views, eyes.fresh, printed);
    const card = ({ spot }: Lying) => layer.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    fallen.forEach((lying, order) => card(lying)?.animate && fall(card(lying)!, lying, unit, order));
    for (const { from, now } of slid) if (card(now)) slide(card(now)!, from, now, unit);
    for (const { now } of turned) if (card(now)) unfold(card(now)!, now, unit);
    const leaving = gone.map((lying) => this.leave(lying, eyes.fresh));
    const folding = turned.map(({ from }) => this.ghost(from, "fold", NOBODY));
    if (leaving.length + folding.length) this.ghosts = [...this.ghosts, ...leaving, ...folding];
  }

  /** A ghost has done what it was there for. */
  end(id: number): void {
    this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id);
  }

  /** A card that was taken flies to whoever took it; one that is dropped again is lifted first. */
  private leave(lying: Lying, events: readonly Happened[]): Ghost {
    const taken = events.find(({ key }) => TAKING.includes(key));
    return taken ? this.ghost(lying, "fly", Number(taken.args.seat)) : this.ghost(lying, "lift", NOBODY);
  }

  private ghost(lying: Lying, way: Ghost["way"], seat: number): Ghost {
    this.count += 1;
    return { id: this.count, lying, way, seat };
  }
}
