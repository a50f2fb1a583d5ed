// @vitest-environment happy-dom
import { tick } from "svelte";
import { beforeAll, expect, it } from "vitest";
import Table from "../../src/games/kraaw/Table.svelte";
import type { KraawOutlook, KraawPrinted, KraawView } from "../../src/games/kraaw/wire";
import { speak } from "../../src/lib/words/lang.svelte";
import { Looker } from "./looker.svelte";
import { mountTable } from "./mounted";

const SLOTS = ["a", "b", "c", "d", "e", "f"].flatMap((seat) => [1, 2, 3, 4, 5].map((place) => seat + place));
const PRINTED: KraawPrinted = {
  places: 5,
  most_locks: 2,
  rounds_to_win: 3,
  ravens: ["jais", "onyx", "suie", "brume", "encre", "braise"],
  slots: SLOTS,
};
const VIEW = {
  seat: 0,
  seats: 2,
  to_act: [0],
  phase: "main-action",
  turn: 0,
  first: 0,
  direction: 1,
  round: 1,
  turns: 1,
  final: false,
  playing: [0, 1],
  ravens: ["jais", "onyx"],
  wins: [1, 0],
  locks: [1, 0],
  countdown: [],
  faces: [0, 1, 2, 0, 0, 1, 0, 0, 0, 0],
  values: [0, 4, 3, 0, 0, 2, 0, 0, 0, 0],
  known_by: Array<number>(10).fill(0),
  origins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  stolen: -1,
  hand: [],
  given: [],
  swapped_place: -1,
  memory_aid: true,
} as unknown as KraawView;
const ACTIONS: KraawOutlook = { offered: ["look", "reveal-lock", "lock", "exchange"] };

beforeAll(() => speak("en"));

const show = (eyes: Looker) => mountTable(Table, "kraaw", eyes, PRINTED);

it("makes the action that is pressed, and asks about one that the rules forbid", () => {
  const eyes = new Looker(VIEW, { legal: ["look", "reveal-lock", "exchange"], outlook: ACTIONS });
  const page = show(eyes);
  page.container.querySelector<HTMLElement>("[data-move='look']")!.click();
  const forbidden = page.container.querySelector<HTMLElement>(".doing button:not([data-legal])")!;
  expect(forbidden.textContent).toMatch(/Lock, not possible now$/);
  forbidden.click();
  expect(eyes.chosen).toEqual(["look", "lock"]);
});

it("lets a card be chosen by its move, and leads the tab key to those that can be", () => {
  const eyes = new Looker({ ...VIEW, phase: "steal" } as KraawView, { legal: ["b1", "b3"] });
  const page = show(eyes);
  const cards = page.container.querySelectorAll<HTMLElement>("[data-slot]");
  const stops = Array.from(cards).filter(
    ({ tabIndex, dataset }) => tabIndex === 0 && Number(dataset.slot) > 4,
  );
  expect(stops.map(({ dataset }) => dataset.move)).toEqual(["b1", "b3"]);
  stops[1]!.click();
  page.container.querySelector<HTMLElement>("[data-slot='1']")!.click(); // one's own: why not?
  expect(eyes.chosen).toEqual(["b3", "a2"]);
});

it("offers no button to eyes that decide nothing", () => {
  const page = show(new Looker({ ...VIEW, seat: -1 } as KraawView, { seat: -1 }, false));
  expect(page.container.querySelectorAll("[data-slot]")).toHaveLength(10);
  expect(page.container.querySelectorAll("button[data-slot], [data-legal]")).toHaveLength(0);
});

it("lets everybody choose a raven that nobody has", () => {
  const view = { ...VIEW, phase: "choose-raven", round: 0, ravens: ["", "onyx"], to_act: [0] } as KraawView;
  const legal = PRINTED.ravens.filter((raven) => raven !== "onyx").map((raven) => `raven ${raven}`);
  const eyes = new Looker(view, { legal });
  const page = show(eyes);
  expect(page.container.querySelectorAll("[data-legal]")).toHaveLength(5);
  page.container.querySelector<HTMLElement>("[data-move='raven suie']")!.click();
  page.getByRole("button", { name: /Onyx/ }).click();
  expect(eyes.chosen).toEqual(["raven suie", "raven onyx"]);
});

it("opens a sheet with every total when a round is over, until it is closed", async () => {
  const eyes = new Looker(VIEW);
  const page = show(eyes);
  const total = (seat: number, sum: number) => ({
    number: 2,
    key: "total",
    told: false,
    args: { seat, total: sum, wins: seat ? 1 : 0, cards: [0, 4, 3, 0, 0], locked: [3] },
  });
  const won = { number: 2, key: "round-won", told: false, args: { seats: [1], count: 1 } };
  eyes.see({}, [total(0, 7), total(1, 9), won]);
  await tick();
  const sheet = page.container.querySelector("dialog")!;
  expect(Array.from(sheet.querySelectorAll(".total"), (each) => each.textContent)).toEqual([
    "9 points",
    "7 points",
  ]);
  page.getByRole("button", { name: "Go on" }).click();
  await tick();
  expect(sheet.querySelector("ol")).toBeNull();
});

it("moves the focus along a row and from row to row by the arrow keys", () => {
  const eyes = new Looker({ ...VIEW, phase: "look-at" } as KraawView, { legal: ["a1", "a4", "a5"] });
  const page = show(eyes);
  const slot = (number: number) => page.container.querySelector<HTMLElement>(`[data-slot='${number}']`)!;
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  slot(0).focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(slot(1));
  press("ArrowUp");
  expect(document.activeElement).toBe(slot(6));
});
