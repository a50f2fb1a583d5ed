/** The files of texts and rules, which live in the Python package; each is fetched when needed. */
import TEXTS from "virtual:texts";
import { tieSpaces } from "./spaces";
import { Texts, type Lang } from "./texts";

const RULES = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/*/rules.md", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Texts>>();

/** Return the texts of the house, or those of the house and a game. */
export function loadTexts(lang: Lang, game = ""): Promise<Texts> {
  const key = `${lang} ${game}`;
  if (!loaded.has(key)) loaded.set(key, readTexts(lang, game));
  return loaded.get(key)!;
}

async function readTexts(lang: Lang, game: string): Promise<Texts> {
  const keys = [`/${lang}`, ...(game ? [`${game}/${lang}`] : [])];
  return new Texts(lang, await Promise.all(keys.map((key) => TEXTS[key]?.() ?? "")));
}

/** Return the rule book of a game, as Markdown. */
export async function loadRules(lang: Lang, game: string): Promise<string> {
  const page = (await RULES[`../../../src/ludotheque/games/${game}/texts/${lang}/rules.md`]?.()) ?? "";
  return lang === "fr" ? tieSpaces(page) : page;
}
