import { expect, it } from "vitest";
import { selectorOf } from "../src/lib/stage/hinted";

it("finds what makes a move, and what leads to it", () => {
  const found = selectorOf("lay x").split(",");
  expect(found[0]).toBe('[data-move="lay x"]');
  expect(found).toContain('[data-toward="lay "]');
  expect(found).not.toContain('[data-toward="lay y"]');
  expect(selectorOf('a"b')).toContain('[data-move="a\\"b"]');
});
