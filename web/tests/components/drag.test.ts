// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { draggable } from "../../src/games/carnavalesque/dock/hand/drag";

let card: HTMLElement;
const dropped: string[] = [];
const pressed = vi.fn();

function point(type: string, x: number): void {
  card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, bubbles: true, pointerId: 1 }));
}

beforeEach(() => {
  dropped.length = 0;
  pressed.mockReset();
  document.body.innerHTML = `<button></button><div data-workshop="2"></div>`;
  card = document.querySelector("button")!;
  card.setPointerCapture = () => undefined;
  document.elementsFromPoint = () => [document.querySelector("[data-workshop]")!];
  draggable(card, {
    allowed: () => true,
    lift: () => undefined,
    drop: (workshop) => dropped.push(workshop),
  });
  card.addEventListener("click", pressed);
});

it("drops a card where it is let go, and the click that ends a drag presses nothing", () => {
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointerup", 40);
  card.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect([dropped, pressed.mock.calls.length]).toEqual([["2"], 0]);
});

it.each(["pointercancel", "pointerup"])("answers a key after a drag that ended with %s", (end) => {
  point("pointerdown", 0);
  point("pointermove", 40);
  point(end, 40);
  card.click(); // as Enter does: no detail
  expect(pressed).toHaveBeenCalledOnce();
});

it("drops nothing when a drag is cancelled", () => {
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointercancel", 40);
  expect([dropped, card.style.transform]).toEqual([[], ""]);
});
