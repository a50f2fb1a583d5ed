// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Viewer } from "../../src/games/carnavalesque/board/crowd/viewer.svelte";

function crowd(): { viewer: Viewer; point: (type: string, x: number, more?: PointerEventInit) => void } {
  const [box, layer] = [document.createElement("div"), document.createElement("div")];
  box.setPointerCapture = () => undefined;
  box.append(layer);
  document.body.append(box);
  const viewer = new Viewer();
  viewer.attach(box, layer);
  viewer.resized({ width: 200, height: 200 });
  viewer.dragging(box);
  const point = (type: string, x: number, more: PointerEventInit = {}) => {
    const at = { clientX: x, clientY: 0, buttons: 1, pointerId: 1, pointerType: "mouse", bubbles: true };
    box.dispatchEvent(new PointerEvent(type, { ...at, ...more }));
  };
  return { viewer, point };
}

it("pans while the mouse is held, and no more once it was let go outside the window", () => {
  const { viewer, point } = crowd();
  viewer.zoomIn();
  point("pointerdown", 50);
  point("pointermove", 52); // a tremble
  const still = { ...viewer.lens };
  point("pointermove", 90, { buttons: 0 }); // back in the window, with nothing pressed
  expect(viewer.lens).toEqual(still);
  point("pointerdown", 50);
  point("pointermove", 90);
  expect(viewer.lens.x).not.toBe(still.x);
});

it("lets a finger scroll the page while all of it shows, and two fingers enlarge", () => {
  const { viewer, point } = crowd();
  const touch = { pointerType: "touch" };
  point("pointerdown", 0, touch);
  point("pointermove", 30, touch);
  expect(viewer.zoomed).toBe(false);
  point("pointerdown", 100, { ...touch, pointerId: 2 });
  point("pointermove", 200, { ...touch, pointerId: 2 });
  expect(viewer.lens.zoom).toBeCloseTo(2);
});
