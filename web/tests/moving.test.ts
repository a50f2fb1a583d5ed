import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whileMoving } from "../src/lib/stage/moving";

const PICTURE = 16; // milliseconds between two pictures of a page
let pictures: ((now: number) => void)[];
let signs: Map<string, () => void>;
let now: number;

/** Draw a page for some time, as a browser does: only as long as somebody asks for it. */
function draw(milliseconds: number): void {
  for (const end = now + milliseconds; now < end; now += PICTURE)
    for (const picture of pictures.splice(0)) picture(now);
}

beforeEach(() => {
  [pictures, signs, now] = [[], new Map(), 0];
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("requestAnimationFrame", (picture: () => void) => pictures.push(picture));
  vi.stubGlobal("cancelAnimationFrame", () => (pictures = []));
  vi.stubGlobal("addEventListener", (sign: string, hear: () => void) => signs.set(sign, hear));
  vi.stubGlobal("removeEventListener", (sign: string) => signs.delete(sign));
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(hear: () => void) {
        signs.set("change", hear);
      }
      observe() {}
      disconnect() {
        signs.delete("change");
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each(["change", "scroll", "resize", "transitionrun", "animationstart"])(
  "rests when nothing moves, and looks again at a %s",
  (sign) => {
    const look = vi.fn();
    whileMoving({} as Element, look);
    draw(5000);
    const looked = look.mock.calls.length;
    draw(5000);
    expect([looked > 10, look.mock.calls.length]).toEqual([true, looked]);
    signs.get(sign)!();
    draw(100);
    expect(look.mock.calls.length).toBeGreaterThan(looked);
  },
);

it("leaves nothing behind", () => {
  const look = vi.fn();
  whileMoving({} as Element, look)();
  draw(100);
  expect([look.mock.calls.length, signs.size]).toEqual([0, 0]);
});
