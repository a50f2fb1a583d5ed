// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draggable, Fingers, type Dragging } from "../../src/lib/stage/drag";

let thing: HTMLElement;
let letGo: () => void;
const told: string[] = [];
const pressed = vi.fn();

function point(type: string, x: number, more: PointerEventInit = {}): void {
  const at = { clientX: x, clientY: 0, bubbles: true, pointerId: 1, buttons: 1 };
  thing.dispatchEvent(new PointerEvent(type, { ...at, ...more }));
}

function drag(more: Partial<Dragging> = {}): void {
  letGo = draggable({
    lift: () => told.push("lift"),
    move: ({ before, now, other }) => told.push(`${before.x}-${now.x}${other ? ` ${other.x}` : ""}`),
    drop: () => told.push("drop"),
    end: () => told.push("end"),
    ...more,
  })(thing);
}

beforeEach(() => {
  told.length = 0;
  pressed.mockReset();
  document.body.innerHTML = "<button></button>";
  thing = document.querySelector("button")!;
  thing.setPointerCapture = () => undefined;
  thing.addEventListener("click", pressed);
});
afterEach(() => letGo());

it("takes a tremble for a press, and what goes further for a drag", () => {
  drag();
  point("pointerdown", 0);
  point("pointermove", 5);
  point("pointerup", 5);
  thing.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect([told, pressed.mock.calls.length]).toEqual([["end"], 1]);
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointermove", 50);
  point("pointerup", 50);
  thing.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect([told, pressed.mock.calls.length]).toEqual([["end", "lift", "0-40", "40-50", "drop", "end"], 1]);
});

it("hears a hand that has left what it drags", () => {
  drag();
  point("pointerdown", 0);
  const gone = { clientX: 90, clientY: 0, pointerId: 1, buttons: 1 };
  window.dispatchEvent(new PointerEvent("pointermove", gone));
  window.dispatchEvent(new PointerEvent("pointerup", gone));
  expect(told).toEqual(["lift", "0-90", "drop", "end"]);
});

it.each(["pointercancel", "pointerup"])("answers a key after a drag that ended with %s", (end) => {
  drag();
  point("pointerdown", 0);
  point("pointermove", 40);
  point(end, 40);
  thing.click(); // as Enter does: no detail
  expect(pressed).toHaveBeenCalledOnce();
});

it("drops nothing when a drag is cancelled, and the next click presses", () => {
  drag();
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointercancel", 40);
  thing.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect([told, pressed.mock.calls.length]).toEqual([["lift", "0-40", "end"], 1]);
});

it("is over once nothing is pressed any more: it was let go outside the window", () => {
  drag();
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointermove", 60, { buttons: 0 });
  point("pointermove", 90);
  expect(told).toEqual(["lift", "0-40", "end"]);
});

it("minds one finger where one is enough, and the other one where two count", () => {
  drag();
  point("pointerdown", 0);
  point("pointerdown", 100, { pointerId: 2 });
  point("pointermove", 200, { pointerId: 2 });
  expect(told).toEqual([]);
  point("pointerup", 0);
  letGo();
  drag({ several: true });
  told.length = 0;
  point("pointerdown", 0);
  point("pointerdown", 100, { pointerId: 2 });
  point("pointermove", 101, { pointerId: 2 }); // two fingers do not tremble
  point("pointerup", 0);
  point("pointermove", 103, { pointerId: 2 });
  point("pointerup", 103, { pointerId: 2 });
  expect(told).toEqual(["100-101 0", "101-103", "drop", "end"]);
});

it("leaves alone what may not be dragged now, other buttons, and a page that scrolls", () => {
  let may = false;
  drag({ allowed: () => may, holds: ({ pointerType }) => pointerType !== "touch" });
  point("pointerdown", 0);
  point("pointermove", 40);
  may = true;
  point("pointerdown", 0, { button: 2 });
  point("pointermove", 40);
  point("pointerdown", 0);
  point("pointermove", 40, { pointerType: "touch" });
  expect(told).toEqual([]);
  point("pointermove", 40);
  expect(told).toEqual(["lift", "0-40"]);
});

it("keeps the way of each finger", () => {
  const fingers = new Fingers(10, true);
  fingers.press(1, { x: 0, y: 0 });
  expect(fingers.move(1, { x: 6, y: 6 })).toBeNull();
  expect(fingers.move(1, { x: 6, y: 8 })).toEqual({
    start: { x: 0, y: 0 },
    before: { x: 0, y: 0 },
    now: { x: 6, y: 8 },
    other: null,
  });
  fingers.lift(1);
  expect([fingers.count, fingers.move(1, { x: 99, y: 0 })]).toEqual([0, null]);
});
