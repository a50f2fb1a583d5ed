/** The files of texts and rules, which live in the Python package; each is fetched when needed. */
import { FluentResource } from "@fluent/bundle";
import TEXTS from "virtual:texts";
import { tieSpaces } from "./spaces";
import { Texts, type Lang } from "./texts";

const RULES = import.meta.glob<string>("../../../../src/ludotheque/games/*/texts/*/rules.md", {
  query: "?raw",
  import: "default",
});

const resources = new Map<string, Promise<FluentResource>>();
const loaded = new Map<string, Promise<Texts>>();

/** Return the texts of the house, or those of the house and a game. */
export function loadTexts(lang: Lang, game = ""): Promise<Texts> {
  return load(lang, game && `${game}/${lang}`);
}

/** Return the texts of the house, and of a game what is seen before one enters it. */
export function loadCover(lang: Lang, game: string): Promise<Texts> {
  return load(lang, `${game}/${lang}/cover`);
}

function load(lang: Lang, more: string): Promise<Texts> {
  const keys = [`/${lang}`, ...(more ? [more] : [])];
  return once(loaded, keys.join(), async () => Texts.of(lang, await Promise.all(keys.map(resourceOf))));
}

/** Return what is written in a module of texts; all who need it share it. */
function resourceOf(key: string): Promise<FluentResource> {
  return once(resources, key, async () => new FluentResource((await TEXTS[key]?.()) ?? ""));
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key)!;
}

/** Return the rule book of a game, as Markdown. */
export async function loadRules(lang: Lang, game: string): Promise<string> {
  const page = (await RULES[`../../../../src/ludotheque/games/${game}/texts/${lang}/rules.md`]?.()) ?? "";
  return lang === "fr" ? tieSpaces(page) : page;
}
