// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Viewer } from "../../src/games/carnavalesque/board/crowd/viewer.svelte";

const at = (type: string, x: number, buttons: number) =>
  new PointerEvent(type, { clientX: x, clientY: 0, buttons, pointerId: 1, pointerType: "mouse" });

it("pans while the mouse is held, and no more once it was let go outside the window", () => {
  const [box, layer] = [document.createElement("div"), document.createElement("div")];
  box.setPointerCapture = () => undefined;
  box.append(layer);
  document.body.append(box);
  const viewer = new Viewer();
  viewer.attach(box, layer);
  viewer.resized({ width: 200, height: 200 });
  viewer.zoomIn();
  box.addEventListener("pointermove", viewer.move);
  viewer.down(at("pointerdown", 50, 1));
  box.dispatchEvent(at("pointermove", 52, 1)); // a tremble
  const still = { ...viewer.lens };
  box.dispatchEvent(at("pointermove", 90, 0)); // back in the window, with nothing pressed
  expect(viewer.lens).toEqual(still);
  viewer.down(at("pointerdown", 50, 1));
  box.dispatchEvent(at("pointermove", 90, 1));
  expect(viewer.lens.x).not.toBe(still.x);
});
