import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lesson as carnavalesque } from "../src/games/carnavalesque/guide";
import { lesson as carnuta } from "../src/games/carnuta/guide";
import { lesson as kraaw } from "../src/games/kraaw/guide";
import { readRules } from "../src/lib/rules";
import { Texts, type Lang } from "../src/lib/texts";

const LONGEST = 185; // letters of what is read at a glance on a phone
const folder = "../src/ludotheque/games";
const read = (path: string) => readFileSync(`${folder}/${path}`, "utf-8");
const NUMBERS = { least: 3, required: 3 };
const cases = Object.entries({ kraaw, carnuta, carnavalesque }).flatMap(([game, lesson]) =>
  (["fr", "en"] as Lang[]).map((lang) => ({ game, lesson, lang })),
);

it.each(cases)("has a short text for all the coach of $game says, in $lang", ({ game, lesson, lang }) => {
  const texts = new Texts(lang, [read(`${game}/texts/${lang}.ftl`)]);
  const keys = [...lesson.welcome, ...lesson.decisions, ...lesson.moments].map(({ key }) => key);
  const said = [...keys, ...lesson.learnt, "coach", "farewell"].map((key) =>
    texts.say(`web-guide-${key}`, NUMBERS),
  );
  expect(said.filter((text) => text.length > LONGEST)).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(cases)("rests on clauses that the rules of $game have, in $lang", ({ game, lesson, lang }) => {
  const known = new Set(readRules(read(`${game}/texts/rules.${lang}.md`)).map(({ clause }) => clause));
  const cited = [...lesson.decisions, ...lesson.moments].flatMap(({ clauses }) => clauses);
  expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
});

it.each(cases)("explains every decision of $game, in $lang", ({ game, lesson, lang }) => {
  const phases = [...read(`${game}/texts/${lang}.ftl`).matchAll(/^phase-([\w-]+) =/gm)].map(
    ([, phase]) => phase,
  );
  const explained = new Set(lesson.decisions.map(({ phase }) => phase));
  expect(phases.filter((phase) => phase !== "over" && !explained.has(phase!))).toEqual([]);
});
