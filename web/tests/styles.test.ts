import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Rooms in which all colours, sizes of type and layers are tokens; where these are written. */
const ROOMS = ["ui", "table", "screens", "styles", "games/kraaw", "games/carnuta", "games/carnavalesque"];
const TOKENS = /styles\/tokens\.css$|games\/\w+\/colours\.css$/;

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^v]/i;
const SIZE = /font-size:\s*[\d.]+(?:px|rem)|font:[^;]*\s[\d.]+(?:px|rem)/;
const LAYER = /z-index:\s*-?\d/;

/** Return the lines of style of a file, with their numbers. */
function styleOf(path: string): [number, string][] {
  const lines = readFileSync(path, "utf-8").split("\n");
  const start = path.endsWith(".css") ? 0 : lines.findIndex((line) => line.startsWith("<style"));
  return start < 0 ? [] : lines.flatMap((line, each) => (each >= start ? [[each + 1, line]] : []));
}

it.each(ROOMS)("names colours, sizes of type and layers by tokens in %s", (room) => {
  const files = globSync(`src/${room}/**/*.{svelte,css}`).filter((path) => !TOKENS.test(path));
  const found = files.flatMap((path) =>
    styleOf(path)
      .filter(([, line]) => [COLOUR, SIZE, LAYER].some((each) => each.test(line)))
      .map(([number, line]) => `${path}:${number} ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
});
