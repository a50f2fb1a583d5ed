// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { anchorOf } from "../src/lib/pages/router.svelte";

it.each([
  ["#K5.4", "K5.4"],
  ["#%4B5.4", "K5.4"],
  ["#%", ""],
  ["", ""],
])("reads the fragment %s of an address, whatever somebody typed", (hash, name) => {
  expect(anchorOf(hash)).toBe(name);
});
