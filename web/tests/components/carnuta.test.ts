// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it } from "vitest";
import Ending from "../../src/games/carnuta/Ending.svelte";
import Table from "../../src/games/carnuta/Table.svelte";
import type {
  CarnutaCard,
  CarnutaOutlook,
  CarnutaPrinted,
  CarnutaView,
  CostSymbol,
  Foreseen,
} from "../../src/games/carnuta/wire";
import { speak } from "../../src/lib/words/lang.svelte";
import { textsOf } from "../reading";
import { Looker } from "./looker.svelte";
import { mountTable } from "./mounted";

const NAMES = ["clover", "flower", "egg", "honey", "skull", "butterfly", "berry", "mushroom"];
const halfOf = (kind: number) => (kind < 4 ? "day" : "night");
const flip = (face: CostSymbol["face"]): CostSymbol => ({ act: "flip", face });
const give = (face: CostSymbol["face"]): CostSymbol => ({ act: "give", face });
const card = (kind: number, cost: CostSymbol[]): CarnutaCard => ({
  id: `${NAMES[kind]}-each`,
  half: halfOf(kind),
  ingredient: NAMES[kind]!,
  counts_as: 1,
  cost,
  scoring: "each",
  times: 1,
  of: [NAMES[kind]!],
});
/** Cards 0 to 7, one of each ingredient; 0 and 1 are held, 2 is laid, 3 and 4 lie in the market. */
const PRINTED: CarnutaPrinted = {
  deck: "ours",
  reconstruction: true,
  places: 6,
  actions: 2,
  sickles: 2,
  halves: [
    { name: "day", places: [0, 1, 2, 3], sickle: "sickle-day" },
    { name: "night", places: [4, 5, 6, 7], sickle: "sickle-night" },
  ],
  ingredients: NAMES.map((name, kind) => ({
    name,
    half: halfOf(kind),
    salt: `salt-on ${name}`,
    token: `token ${name}`,
  })),
  counter: ["", "", "", "padlock", "", "token", "", "padlock", "", "token", "end"],
  cards: NAMES.map((_, kind) =>
    card(kind, kind === 1 ? [give("sun"), give("sun")] : [flip("sun"), give("moon")]),
  ),
};
const VIEW = {
  seat: 0,
  seats: 2,
  to_act: [0],
  phase: "action",
  turn: 0,
  ancestor: 0,
  actions: 2,
  round: 3,
  nearness: 0,
  memory_aid: true,
  market: [3, -1, -1, -1, 4, -1, -1, -1],
  piles: [9, 9],
  reserve: [1, 1],
  tokens: [-1, 0, -1, -1, -1, -1, -1, -1],
  suns: [1, 2],
  moons: [2, 2],
  padlocks: [2, 2],
  sickles: [2, 0],
  hands: [[0, 1], [5]],
  laid: [[2], [6]],
  columns: [[2], [6]],
  points: [[1], [1]],
  amounts: [
    [0, 1, 1, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 1, 0],
  ],
  totals: [1, 1],
} as unknown as CarnutaView;
const foreseen = (does: Foreseen["does"], kind: number, payment: Foreseen["payment"]): Foreseen => ({
  does,
  move: `${does} ${NAMES[kind]}-each`,
  payment,
  gain: 1,
  points: 1,
  counted: [1],
});
const PAYABLE = { paid: [flip("sun"), give("moon")], missing: [] };
const RUNES = ["suns", "moons", "flip-suns", "flip-moons"];
const OUTLOOK: CarnutaOutlook = {
  market: [foreseen("take", 3, PAYABLE), null, null, null, foreseen("take", 4, PAYABLE), null, null, null],
  hand: [foreseen("play", 0, PAYABLE), foreseen("play", 1, { paid: [give("sun")], missing: [give("sun")] })],
  offered: RUNES,
};
const LEGAL = ["take honey-each", "take skull-each", "play clover-each", "suns", "flip-moons", "sickle-day"];

beforeAll(() => speak("en"));

let page: ReturnType<typeof mountTable>;
const show = (eyes: Looker) => (page = mountTable(Table, "carnuta", eyes, PRINTED));
const one = (selector: string) => page.container.querySelector<HTMLElement>(selector);
const all = (selector: string) => Array.from(page.container.querySelectorAll<HTMLElement>(selector));
const slot = (name: string) => one(`[data-slot='${name}']`)!;
/** Return what is done with the card that is looked at, by what is written there. */
function way(said: string): HTMLElement {
  const button = one(".preview .way")!;
  expect(button.textContent).toBe(said);
  return button;
}
const laid = (more: object) => ({ ...VIEW, ...more }) as CarnutaView;

async function click(thing: HTMLElement): Promise<void> {
  thing.click();
  await tick();
}

let eyes: Looker;
beforeEach(() => {
  eyes = new Looker(VIEW, { legal: LEGAL, outlook: OUTLOOK });
});

it("looks at a card first, marks the runes that would pay for it, and then plays it", async () => {
  show(eyes);
  await click(slot("hand-0-0"));
  expect(eyes.chosen).toEqual([]);
  expect(slot("hand-0-0").getAttribute("aria-pressed")).toBe("true");
  expect(all(".own .places .place").map(({ className }) => /flip|give/.exec(className)?.[0] ?? "")).toEqual([
    "flip",
    "give",
    "",
    "",
    "",
    "",
  ]);
  expect(one(".lacks")).toBeNull();
  await click(way("Play"));
  expect(eyes.chosen).toEqual(["play clover-each"]);
  expect(one(".preview")).toBeNull();
});

it("says what is missing for a card, and asks why it cannot be played", async () => {
  show(eyes);
  await click(slot("hand-0-1"));
  expect(one(".lacks")!.textContent).toBe("You lack what it takes to give back a Sun.");
  await click(way("Play, not possible now"));
  expect(eyes.chosen).toEqual(["play flower-each"]);
  expect(one(".preview")).not.toBeNull();
});

it("takes a card of the market, and stops looking at one by a second click or by Escape", async () => {
  show(eyes);
  await click(slot("market-4"));
  expect(way("Take to hand").dataset.move).toBe("take skull-each");
  await click(slot("market-4"));
  expect(one(".preview")).toBeNull();
  await click(slot("market-0"));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await tick();
  expect(one(".preview")).toBeNull();
  expect(document.activeElement).toBe(slot("market-0"));
});

it("goes from card to card and from river to river by the arrow keys", () => {
  show(eyes);
  slot("market-0").focus();
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowDown");
  expect(document.activeElement).toBe(slot("market-4"));
  press("ArrowDown");
  press("ArrowRight");
  expect(document.activeElement).toBe(slot("hand-0-1"));
});

it("no longer looks at a card that somebody has taken", async () => {
  show(eyes);
  await click(slot("market-0"));
  eyes.see({
    view: laid({
      market: [-1, -1, -1, -1, 4, -1, -1, -1],
      hands: [
        [0, 1],
        [5, 3],
      ],
    }),
  });
  await tick();
  expect(one(".preview")).toBeNull();
});

it("offers actions with runes and sickles, and asks about those that are forbidden", async () => {
  show(eyes);
  const actions = all(".actions button");
  expect(actions.map(({ dataset }) => dataset.move)).toEqual(["suns", undefined, undefined, "flip-moons"]);
  expect(actions[1]!.getAttribute("aria-label")).toBe("take Moons, not possible now");
  await click(actions[1]!);
  await click(actions[3]!);
  const [day, night] = all(".sickle");
  expect(night!.textContent).toMatch(/^Sickle: renew the Night, 2 sickles.*, not possible now$/);
  await click(day!);
  await click(night!);
  expect(eyes.chosen).toEqual(["moons", "flip-moons", "sickle-day", "sickle-night"]);
});

it("leaves nothing but the end of a turn where only that is offered", async () => {
  const over = { legal: ["end"], outlook: { ...OUTLOOK, offered: ["end"] } };
  eyes = new Looker(laid({ actions: 0 }), over);
  show(eyes);
  expect(all(".doing button").map(({ dataset }) => dataset.move)).toEqual(["end"]);
  await click(one(".doing button")!);
  expect(eyes.chosen).toEqual(["end"]);
});

it("lets Salt join a column, and asks about one that it cannot join", async () => {
  const offered = PRINTED.ingredients.map(({ salt }) => salt);
  const legal = ["salt-on egg"];
  eyes = new Looker(laid({ phase: "place-salt" }), { legal, outlook: { ...OUTLOOK, offered } });
  show(eyes);
  const heads = all(".own button.head");
  expect(heads).toHaveLength(8);
  expect(heads.filter(({ dataset }) => dataset.legal).map(({ dataset }) => dataset.move)).toEqual(legal);
  expect(heads[2]!.textContent).toMatch(/^Salt on the column Egg, Egg × 1, 1 point/);
  await click(heads[2]!);
  await click(heads[0]!);
  expect(eyes.chosen).toEqual(["salt-on egg", "salt-on clover"]);
});

it("lets a token be chosen among those that nobody has, and only then", async () => {
  show(eyes);
  expect(all(".tokens .token")).toHaveLength(7);
  expect(all(".tokens button")).toHaveLength(0);
  const offered = PRINTED.ingredients.map(({ token }) => token);
  const legal = offered.filter((move) => move !== "token flower");
  eyes.see({ view: laid({ phase: "choose-token" }), legal, outlook: { ...OUTLOOK, offered } });
  await tick();
  expect(all(".tokens button").map(({ dataset }) => dataset.move)).toEqual(legal);
  await click(one("[data-card='token-2']")!);
  expect(eyes.chosen).toEqual(["token egg"]);
});

it("discards a card of the hand by looking at it", async () => {
  const hand = [foreseen("discard", 0, PAYABLE), foreseen("discard", 1, PAYABLE)];
  const legal = hand.map(({ move }) => move);
  eyes = new Looker(laid({ phase: "discard-down" }), {
    legal,
    outlook: { ...OUTLOOK, hand, offered: legal },
  });
  show(eyes);
  expect(one(".hand.discarding")).not.toBeNull();
  expect(all(".actions")).toHaveLength(0);
  await click(slot("hand-0-1"));
  await click(way("Discard"));
  expect(eyes.chosen).toEqual(["discard flower-each"]);
});

const PLAYED = {
  number: 2,
  key: "play",
  told: false,
  args: {
    seat: 1,
    card: "butterfly-each",
    ingredient: "butterfly",
    scoring: "each",
    ingredients: [],
    flips: ["sun"],
    gives: ["moon"],
  },
};
const rune = (place: number) => one(`[data-slot='board-1-${place}']`)?.dataset.card;

it("follows the runes that somebody paid with: one turns over in its place, one goes to the reserve", async () => {
  show(eyes);
  const [first, third] = [rune(0), rune(2)];
  eyes.see({ view: laid({ suns: [1, 1], moons: [2, 2], reserve: [1, 2], hands: [[0, 1], []] }) }, [PLAYED]);
  await tick();
  expect(rune(0)).toBe(first);
  expect(one(`[data-card='${first}'] .moon`)).not.toBeNull();
  expect(one(`[data-card='${third}']`)!.dataset.slot).toBe("reserve");
});

it("lets runes lie when a frame comes again, and lays them anew after a leap", async () => {
  show(eyes);
  const view = laid({ suns: [1, 1], moons: [2, 2], reserve: [1, 2] });
  eyes.see({ view }, [PLAYED]);
  await tick();
  const places = () => [0, 1, 2, 3].map(rune);
  const before = places();
  eyes.see({ view, number: eyes.frame.number }, [PLAYED]);
  await tick();
  expect(places()).toEqual(before);
  expect(before[2]).toBeUndefined();
  eyes.leapt = true;
  eyes.see({ view }, [PLAYED]);
  await tick();
  expect(places().map((name) => (name ? one(`[data-card='${name}'] .moon`) !== null : ""))).toEqual([
    false,
    true,
    true,
    "",
  ]);
});

it("offers no button that makes a move to eyes that decide nothing", () => {
  show(new Looker(laid({ seat: -1 }), { seat: -1 }, false));
  expect(all("[data-legal], .sickle, .actions, .own")).toHaveLength(0);
  expect(all(".druid")).toHaveLength(2);
});

it("keeps the others' hands face down where the table does not help to remember", () => {
  show(new Looker(laid({ memory_aid: false }), { legal: LEGAL, outlook: OUTLOOK }));
  expect(one("[data-slot='hand-1']")!.className).toContain("back");
  expect(one("[data-slot='hand-1'] svg")).toBeNull();
});

it("opens the whole potion of a player, and closes it again", async () => {
  show(eyes);
  await click(one(".druid .open")!);
  const sheet = page.container.querySelector("dialog")!;
  expect(sheet.textContent).toContain("Potion of P2");
  expect(sheet.querySelectorAll("[data-card], [data-legal]")).toHaveLength(0);
});

it("tells every total and best column in the end, and opens the cards of who won", () => {
  const view = laid({ phase: "over", totals: [1, 3], points: [[1], [3]] });
  const frame = new Looker(view, { stage: "over" }).frame;
  const outcome = { winners: [1], scores: [1, 3], reason: "points" } as unknown as typeof frame.outcome;
  const texts = textsOf("en", "carnuta", ["Ana", "Bo"]);
  const sheet = render(Ending, { frame: { ...frame, seat: -1, outcome }, texts, printed: PRINTED }).container;
  const cells = (row: string) => Array.from(sheet.querySelectorAll(`${row} td`), (cell) => cell.textContent);
  expect([cells(".total"), cells(".best")]).toEqual([
    ["1", "3"],
    ["1", "3"],
  ]);
  expect(Array.from(sheet.querySelectorAll("details"), ({ open }) => open)).toEqual([false, true]);
  expect(sheet.querySelector("details li:not(.token)")!.textContent).toContain("1 per Egg");
});
