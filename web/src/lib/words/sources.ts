/** The files of texts and rules, which live in the Python package; each is fetched when needed. */
import { FluentResource } from "@fluent/bundle";
import TEXTS from "virtual:texts";
import { Once } from "../net/once";
import { tieSpaces } from "./spaces";
import { Texts, type Lang } from "./texts";

const RULES = import.meta.glob<string>("../../../../src/ludotheque/games/*/texts/*/rules.md", {
  query: "?raw",
  import: "default",
});

/** What is written in each module of texts: those who need it share it. */
const written = new Once(async (key) => new FluentResource((await TEXTS[key]?.()) ?? ""));

/** Say whether there is such a game: an address may name any. */
export const isGame = (game: string): boolean => `${game}/fr` in TEXTS;

/** Return the texts of the house, or those of the house and a game. */
export const loadTexts = (lang: Lang, game = ""): Promise<Texts> =>
  load(lang, ...(game ? [`${game}/${lang}`] : []));

/** Return the texts of the house, and of a game what is seen before one enters it. */
export const loadCover = (lang: Lang, game: string): Promise<Texts> => load(lang, `${game}/${lang}/cover`);

async function load(lang: Lang, ...more: string[]): Promise<Texts> {
  return Texts.of(lang, await Promise.all([`/${lang}`, ...more].map((key) => written.get(key))));
}

/** Return the rule book of a game, as Markdown. */
export async function loadRules(lang: Lang, game: string): Promise<string> {
  const page = (await RULES[`../../../../src/ludotheque/games/${game}/texts/${lang}/rules.md`]?.()) ?? "";
  return lang === "fr" ? tieSpaces(page) : page;
}
