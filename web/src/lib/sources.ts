/** The files of texts and rules, which live in the Python package; each is fetched when needed. */
import { tieSpaces } from "./spaces";
import { Texts, type Lang } from "./texts";

type Load = () => Promise<string>;
const HOUSE = import.meta.glob<string>(
  [
    "../../../src/ludotheque/i18n/texts/*/house.ftl",
    "../../../src/ludotheque/i18n/texts/*/store.ftl",
    "../../../src/ludotheque/i18n/texts/*/table.ftl",
    "../../../src/ludotheque/i18n/texts/*/terminal.ftl",
    "../../../src/ludotheque/i18n/texts/*/web.ftl",
  ],
  { query: "?raw", import: "default" },
);
const GAMES = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/rules.*.md", {
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
  const house = having(HOUSE, `/texts/${lang}/`);
  const own = game ? having(GAMES, `/${game}/texts/${lang}.ftl`) : [];
  return new Texts(lang, await Promise.all([...house, ...own].map((load) => load())));
}

/** Return the rule book of a game, as Markdown. */
export async function loadRules(lang: Lang, game: string): Promise<string> {
  const [load] = having(RULES, `/${game}/texts/rules.${lang}.md`);
  const page = load ? await load() : "";
  return lang === "fr" ? tieSpaces(page) : page;
}

/** Return the files whose path has this part, in the order of their names. */
function having(files: Record<string, Load>, part: string): Load[] {
  const found = Object.keys(files).filter((path) => path.includes(part));
  return found.sort().map((path) => files[path]!);
}
