import { expect, it } from "vitest";
import { arrowFor } from "../src/lib/guide/pointing";

it.each([
  ["above a thing", 300, 360, "down", 264],
  ["below a thing that touches the ceiling", 60, 120, "up", 124],
  ["at the ceiling where it lies higher", -90, -20, "up", 54],
  ["at the floor where it lies lower", 900, 960, "down", 564],
])("points from %s", (_, top, bottom, toward, at) => {
  const box = { left: 10, width: 20, top, bottom, height: bottom - top };
  expect(arrowFor(box, 54, 600)).toEqual({ left: 20, top: at, toward });
});
