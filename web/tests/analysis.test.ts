import { afterEach, expect, it, vi } from "vitest";
import { Analysis } from "../src/lib/replay/analysis.svelte";
import { Faulty } from "../src/lib/net/api";
import { expectedAt, percent, placeAt, pointsOf } from "../src/lib/replay/curve";

const CURVE = [
  { place: 0, values: [500, 500] },
  { place: 3, values: [800, 200] },
];
afterEach(() => vi.unstubAllGlobals());

/** An answer that comes in pieces, which do not end where lines do. */
function answer(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
}

it("fills in line by line, however the lines come", async () => {
  const text = [{ begun: { length: 3, together: false } }, ...CURVE.map((each) => ({ expected: each }))];
  const lines = [...text, { turned: [] }].map((line) => JSON.stringify(line) + "\n").join("");
  vi.stubGlobal("fetch", async () => answer(lines.slice(0, 30), lines.slice(30, 71), lines.slice(71)));
  const analysis = new Analysis("k");
  await analysis.start();
  expect([analysis.begun?.length, analysis.curve, analysis.turned]).toEqual([3, CURVE, []]);
});

it("says what went wrong, and can be asked again", async () => {
  const faults = [{ key: "fault-analyses", args: { most: 2 } }];
  vi.stubGlobal("fetch", async () => Response.json({ faults }, { status: 400 }));
  const analysis = new Analysis("k");
  await analysis.start();
  expect(analysis.asked).toBe(false);
  expect((analysis.problem as Faulty).faults).toEqual(faults);
});

it("stops asking when the page is left, and complains about nothing", async () => {
  let signal: AbortSignal | undefined;
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    signal = init.signal!;
    return new Promise((_, refuse) => signal!.addEventListener("abort", () => refuse(new Error())));
  });
  const analysis = new Analysis("k");
  const reading = analysis.start();
  analysis.stop();
  await reading;
  expect([signal?.aborted, analysis.problem]).toEqual([true, null]);
});

it("knows what was expected between two moments", () => {
  expect([0, 2, 3, 9].map((place) => expectedAt(CURVE, place)!.values[0])).toEqual([500, 500, 800, 800]);
  expect(expectedAt([], 0)).toBe(null);
});

it("draws upwards what is good, and finds the move under a point", () => {
  expect(pointsOf(CURVE, 1)).toBe("0,500 3,800");
  expect([-0.2, 0.49, 1.3].map((share) => placeAt(share, 10))).toEqual([0, 5, 10]);
  expect(percent(335)).toBe(34);
});
