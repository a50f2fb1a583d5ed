import { expect, it } from "vitest";
import { readRules, readSpans } from "../src/lib/words/rules";
import { GAMES, rulesOf } from "./reading";

it("reads headings, paragraphs, and clauses with the lines that follow them", () => {
  const blocks = readRules(
    "# Game\nSome prose\ngoes on.\n\n## 1. Part\n- K1.1 One\n  goes on.\n- no clause\n",
  );
  expect(blocks.map(({ kind, clause }) => [kind, clause])).toEqual([
    ["h1", ""],
    ["p", ""],
    ["h2", ""],
    ["clause", "K1.1"],
    ["item", ""],
  ]);
  expect(blocks[3]!.spans).toEqual([{ kind: "text", text: "One goes on." }]);
});

it("reads what is strong, emphasised, code, or refers to a clause, and nothing as HTML", () => {
  expect(readSpans("**a** *b* `c` (see K5.7) <b>")).toEqual([
    { kind: "strong", text: "a" },
    { kind: "text", text: " " },
    { kind: "em", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " (see " },
    { kind: "clause", text: "K5.7" },
    { kind: "text", text: ") <b>" },
  ]);
});

it.each(GAMES)("finds the same clauses of %s in both languages", (game) => {
  const [french, english] = (["fr", "en"] as const).map((lang) => {
    const page = rulesOf(lang, game);
    return readRules(page)
      .map((block) => block.clause)
      .filter(Boolean);
  });
  expect(french!.length).toBeGreaterThan(0);
  expect(french).toEqual(english);
});
