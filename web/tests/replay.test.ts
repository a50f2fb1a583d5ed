import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "../src/lib/replay/replay.svelte";

const LENGTH = 9;
let asked: string[];

/** A game whose every move is one event. */
function answer(path: string) {
  asked.push(path.replace("/api/tables/k/steps/", ""));
  const url = new URL(path, "http://x");
  const place = Number(url.pathname.split("/").at(-1));
  const [since, seat] = [Number(url.searchParams.get("since")), Number(url.searchParams.get("eyes")) - 1];
  const events = Array.from({ length: place - since }, (_, each) => ({ number: since + 1 + each }));
  return {
    ok: true,
    json: async () => ({ length: LENGTH, move: "", frame: { number: place, seat, events } }),
  };
}

async function open(place: number, eyes: number): Promise<Replay> {
  const replay = new Replay("k", 3, place, eyes);
  await vi.waitUntil(() => replay.arrived);
  return replay;
}

async function goTo(replay: Replay, place: number): Promise<void> {
  replay.go(place);
  await vi.waitUntil(() => replay.arrived);
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => answer(path));
});
afterEach(() => vi.unstubAllGlobals());

it("opens at the place and eyes of its address, as far as there are such", async () => {
  const replay = await open(4, 2);
  expect([replay.place, replay.seat, replay.length]).toEqual([4, 1, LENGTH]);
  const beyond = await open(1000, -7);
  expect([beyond.place, beyond.seat]).toEqual([LENGTH, -1]);
});

it("tells the whole story, and the log up to its place", async () => {
  const replay = await open(4, 0);
  expect(replay.story.map((event) => event.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(replay.log.at(-1)!.number).toBe(4);
});

it("leaps everywhere but one move forward", async () => {
  const replay = await open(4, 0);
  expect([replay.leapt, replay.fresh]).toEqual([true, []]);
  await goTo(replay, 5);
  expect([replay.leapt, replay.fresh.map((event) => event.number)]).toEqual([false, [5]]);
  await goTo(replay, 4);
  expect([replay.leapt, replay.fresh]).toEqual([true, []]);
  await goTo(replay, 6);
  expect([replay.leapt, replay.fresh]).toEqual([true, []]);
});

it("leaps to other eyes, which have a story of their own", async () => {
  const replay = await open(4, 0);
  replay.lookThrough(3);
  await vi.waitUntil(() => replay.arrived);
  expect([replay.seat, replay.leapt]).toEqual([2, true]);
  expect(asked.slice(-2)).toEqual(["9?eyes=3&since=-1", "4?eyes=3&since=3"]);
});

it("asks for the last place wanted, not for all those between", async () => {
  const replay = await open(0, 0);
  asked = [];
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) replay.go(place);
  await vi.waitUntil(() => replay.arrived);
  expect(asked).toEqual(["1?eyes=0&since=0", "8?eyes=0&since=7"]);
});

it("says what went wrong, and tries again when it is asked to", async () => {
  const replay = await open(0, 0);
  vi.stubGlobal("fetch", () => Promise.reject(new Error()));
  replay.go(1);
  await vi.waitUntil(() => replay.problem);
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  await goTo(replay, 2);
  expect(replay.problem).toBe(null);
});
