import { expect, it } from "vitest";
import type { Lesson } from "../src/lib/guide/lesson";
import { readRules } from "../src/lib/words/rules";
import type { Lang } from "../src/lib/words/texts";
import { GAMES, numbersOf, phasesOf, rulesOf, textsOf } from "./reading";

const LONGEST = 185; // letters of what is read at a glance on a phone
const lessons = import.meta.glob<Lesson>("../src/games/*/guide/lesson.ts", { import: "lesson", eager: true });
const cases = GAMES.flatMap((game) => {
  const lesson = lessons[`../src/games/${game}/guide/lesson.ts`];
  return lesson ? (["fr", "en"] as Lang[]).map((lang) => ({ game, lesson, lang })) : [];
});

it("finds every lesson", () => {
  expect(cases.length).toBe(2 * Object.keys(lessons).length);
});

it.each(cases)("has a short text for all the coach of $game says, in $lang", ({ game, lesson, lang }) => {
  const texts = textsOf(lang, game);
  const keys = [...lesson.welcome, ...lesson.decisions, ...lesson.moments].map(({ key }) => key);
  const said = [...keys, ...lesson.learnt, "coach", "farewell"].map((key) =>
    texts.put(`web-guide-${key}`, numbersOf(game)),
  );
  expect(said.filter((text) => text.length > LONGEST)).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(cases)("rests on clauses that the rules of $game have, in $lang", ({ game, lesson, lang }) => {
  const known = new Set(readRules(rulesOf(lang, game)).map(({ clause }) => clause));
  const cited = [...lesson.decisions, ...lesson.moments].flatMap(({ clauses }) => clauses);
  expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
});

it.each(cases)("explains every decision of $game, in $lang", ({ game, lesson, lang }) => {
  const explained = new Set(lesson.decisions.map(({ phase }) => phase));
  const phases = phasesOf(lang, game);
  expect(phases.length).toBeGreaterThan(1);
  expect(phases.filter((phase) => phase !== "over" && !explained.has(phase))).toEqual([]);
});
