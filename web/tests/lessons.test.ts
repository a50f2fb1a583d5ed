import { expect, it } from "vitest";
import { lesson as carnavalesque } from "../src/games/carnavalesque/guide";
import { lesson as carnuta } from "../src/games/carnuta/guide";
import { lesson as kraaw } from "../src/games/kraaw/guide";
import { readRules } from "../src/lib/words/rules";
import type { Lang } from "../src/lib/words/texts";
import { movesOf, rulesOf, textsOf } from "./reading";

const LONGEST = 185; // letters of what is read at a glance on a phone
const NUMBERS = { least: 3, required: 3 };
const cases = Object.entries({ kraaw, carnuta, carnavalesque }).flatMap(([game, lesson]) =>
  (["fr", "en"] as Lang[]).map((lang) => ({ game, lesson, lang })),
);

it.each(cases)("has a short text for all the coach of $game says, in $lang", ({ game, lesson, lang }) => {
  const texts = textsOf(lang, game);
  const keys = [...lesson.welcome, ...lesson.decisions, ...lesson.moments].map(({ key }) => key);
  const said = [...keys, ...lesson.learnt, "coach", "farewell"].map((key) =>
    texts.say(`web-guide-${key}`, NUMBERS),
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
  const phases = [...movesOf(lang, game).matchAll(/^phase-([\w-]+) =/gm)].map(([, phase]) => phase);
  const explained = new Set(lesson.decisions.map(({ phase }) => phase));
  expect(phases.filter((phase) => phase !== "over" && !explained.has(phase!))).toEqual([]);
});
