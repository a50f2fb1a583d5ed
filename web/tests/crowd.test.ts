import { expect, it } from "vitest";
import { changesBetween } from "../src/games/carnavalesque/reading/crowd/changes";
import {
  drawingOrder,
  extentOf,
  nextTo,
  readingOrder,
  spotUnder,
} from "../src/games/carnavalesque/reading/crowd/heap";
import { keepIn, reveal, WHOLE, zoomAt } from "../src/games/carnavalesque/reading/crowd/lens";
import { believedPath, Groping } from "../src/games/carnavalesque/dock/dark/strokes";
import { whereabouts } from "../src/games/carnavalesque/reading/crowd/spots";
import type { Lying } from "../src/games/carnavalesque/wire";
import type { Happened } from "../src/wire";
import { lying, outlook, PRINTED, view as viewOf } from "./carnavalesque-table";

const view = (crowd: Lying[]) => viewOf({ crowd });
const happened = (key: string): Happened => ({ number: 1, key, args: {}, told: false });

it("draws a card after all that it covers", () => {
  const crowd = [
    lying(3, 0, 0, { covered_by: [1, 7] }),
    lying(1, 0, 0, { covered_by: [7] }),
    lying(7, 0, 0),
    lying(2, 9000, 0),
  ];
  const order = drawingOrder(crowd);
  expect(order).toHaveLength(crowd.length);
  for (const { spot, covered_by } of crowd)
    for (const over of covered_by) expect(order.indexOf(over)).toBeGreaterThan(order.indexOf(spot));
});

it("reads cards like a page", () => {
  const crowd = [lying(1, 500, 50), lying(2, -500, 1200), lying(3, -700, 300)];
  expect(readingOrder(crowd).map(({ spot }) => spot)).toEqual([3, 1, 2]);
});

it("goes to the nearest card in the direction of an arrow", () => {
  const here = { x: 0, y: 0 };
  const cards = [lying(1, 1000, 0), lying(2, 400, 700), lying(3, -200, 0), lying(4, 0, -900)];
  expect(nextTo(here, "ArrowRight", cards)?.spot).toBe(1);
  expect(nextTo(here, "ArrowDown", cards)?.spot).toBe(2);
  expect(nextTo(here, "ArrowUp", cards)?.spot).toBe(4);
  expect(nextTo(cards[0]!, "ArrowRight", cards)).toBeNull();
});

it("takes a thick finger to mean what can be chosen nearby", () => {
  const crowd = [lying(1, 0, 0, { covered_by: [2] }), lying(2, 600, 0), lying(3, -800, 0)];
  const under = (x: number, near: number, legal: number[]) =>
    spotUnder(crowd, { x, y: 0 }, near, new Set(legal), PRINTED);
  expect(under(300, 0, [])).toBe(2); // the one that lies on top
  expect(under(0, 0, [2])).toBe(1);
  expect(under(200, 150, [2])).toBe(2);
  expect(under(3000, 150, [2])).toBe(-1);
});

it("finds a card that lies aslant", () => {
  const crowd = [lying(1, 0, 0, { angle: 90 })];
  const on = (x: number, y: number) => spotUnder(crowd, { x, y }, 0, new Set(), PRINTED) === 1;
  expect([on(430, 0), on(0, 430)]).toEqual([true, false]);
});

it("sends a long stroke as soon as a drag is long enough, and the rest at its end", () => {
  const groping = new Groping(PRINTED, "glide");
  expect(groping.go({ x: 900, y: 20 })).toEqual([]);
  expect(groping.go({ x: 900, y: 0 })).toEqual(["glide east long"]);
  expect(groping.end()).toEqual(["glide east medium"]);
});

it("takes a tremble for no stroke, and eight directions for what they are", () => {
  const made = (x: number, y: number) => {
    const groping = new Groping(PRINTED, "sweep");
    return [...groping.go({ x, y }), ...groping.end()];
  };
  expect(made(60, 40)).toEqual([]);
  expect(made(-150, -140)).toEqual(["sweep north-west short"]);
  expect(made(10, 580)).toEqual(["sweep south medium"]);
  expect(made(-2400, 0)).toEqual(["sweep west long", "sweep west long"]);
});

it("reckons where the Fool believes the hand to be", () => {
  const path = believedPath(outlook({ gestures: ["glide north long", "flip"] }), PRINTED);
  expect(path.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 3600],
    [0, 2400],
    [0, 2400],
  ]);
});

it("sees a card drawn, one turned, one swept aside", () => {
  const before = view([lying(1, 0, 0), lying(2, 2000, 0), lying(3, 0, 2000)]);
  const drawn = changesBetween(
    before,
    view([lying(2, 2000, 0), lying(3, 0, 2000)]),
    [happened("draw")],
    PRINTED,
  );
  expect(drawn.gone.map(({ spot }) => spot)).toEqual([1]);
  const now = view([lying(1, 0, 0, { face_up: true }), lying(2, 2300, 0), lying(3, 0, 2000)]);
  const { turned, slid, gone } = changesBetween(before, now, [], PRINTED);
  expect([turned.length, slid.length, gone.length]).toEqual([1, 1, 0]);
});

it("tells a card that fell from one that came to light", () => {
  const before = view([lying(1, 0, 0)]);
  const now = view([lying(4, 20, 10), lying(5, 2500, 0)]); // the gust took 1, which lay on 4
  const { fallen, gone } = changesBetween(before, now, [happened("gust")], PRINTED);
  expect(fallen.map(({ spot }) => spot)).toEqual([5]);
  expect(gone.map(({ spot }) => spot)).toEqual([1]);
});

it("drops what had left the zone, be it onto the same number", () => {
  const before = view([lying(1, 0, 0), lying(2, 5000, 0)]);
  const now = view([lying(1, 0, 0), lying(2, 800, 900)]);
  const { fallen, gone, slid } = changesBetween(
    before,
    now,
    [happened("gift"), happened("outside")],
    PRINTED,
  );
  expect([fallen, gone].map((cards) => cards.map(({ x }) => x))).toEqual([[800], [5000]]);
  expect(slid).toEqual([]);
});

it("shows all of the zone, and what has left it", () => {
  const zone = extentOf([lying(1, 3599, 0)], PRINTED);
  expect(zone).toBe(1.05 * PRINTED.radius);
  expect(extentOf([lying(1, 0, -5000)], PRINTED)).toBeCloseTo(5000 + Math.hypot(630, 880) / 2);
});

it("knows cards by their places after a blind draw, when all have other numbers", () => {
  const before = view([lying(1, 0, 0), lying(2, 2000, 0), lying(3, 0, 2000)]);
  const now = view([lying(3, 2000, 0), lying(9, 0, 2000)]);
  const { gone, slid, fallen, turned } = changesBetween(before, now, [happened("grab")], PRINTED);
  expect(gone.map(({ spot }) => spot)).toEqual([1]);
  expect([...slid, ...fallen, ...turned]).toEqual([]);
});

it("shows nothing happen to eyes that were closed", () => {
  const { gone, fallen } = changesBetween(view([]), view([lying(1, 0, 0)]), [happened("grab")], PRINTED);
  expect([...gone, ...fallen]).toEqual([]);
});

it("enlarges what is under the pointer, within bounds", () => {
  const box = { width: 400, height: 300 };
  const near = zoomAt(WHOLE, 3, 60, 30);
  expect(near).toEqual({ zoom: 3, x: -120, y: -60 });
  expect(zoomAt(near, 1 / 9, 0, 0).zoom).toBe(1);
  expect(keepIn({ zoom: 1, x: 50, y: 9 }, box)).toEqual({ zoom: 1, x: 0, y: 0 });
  expect(Math.abs(keepIn({ zoom: 2, x: 9999, y: 0 }, box).x)).toBeLessThan(300);
  expect(reveal({ zoom: 3, x: 0, y: 0 }, box, 100, 0, 50).x).toBe(-150);
});

it("says where a card lies", () => {
  expect(whereabouts({ x: 10, y: -20 }, PRINTED)).toBe("centre");
  expect(whereabouts({ x: 2000, y: 100 }, PRINTED)).toBe("east");
  expect(whereabouts({ x: -2000, y: -1900 }, PRINTED)).toBe("north-west");
});
