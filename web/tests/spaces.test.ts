import { expect, it } from "vitest";
import { tieSpaces } from "../src/lib/words/spaces";

it("ties French marks to their words, and leaves all other spaces alone", () => {
  expect(tieSpaces("Quoi ? « Oui » : un, deux ; trois !")).toBe(
    "Quoi\u00a0? «\u00a0Oui\u00a0»\u00a0: un, deux\u00a0; trois\u00a0!",
  );
});
