/** The texts and rules of the Python package, read as tests need them. */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { Texts, type Lang } from "../src/lib/words/texts";

const PACKAGE = "../src/ludotheque";

/** All games that have texts. */
export const GAMES = readdirSync(`${PACKAGE}/games`).filter((name) =>
  existsSync(`${PACKAGE}/games/${name}/texts`),
);

/** Return the texts of the house, or those of the house and a game. */
export function textsOf(lang: Lang, game = "", names: string[] = []): Texts {
  const folders = [`${PACKAGE}/i18n/texts/${lang}`, ...(game ? [folderOf(lang, game)] : [])];
  const resources = folders.flatMap(readFolder).map((source) => new FluentResource(source));
  return Texts.of(lang, resources).withNames(names);
}

/** Return the rule book of a game, as Markdown. */
export function rulesOf(lang: Lang, game: string): string {
  return readFileSync(`${folderOf(lang, game)}/rules.md`, "utf-8");
}

/** Return what a game is waiting for at its moments: the phases that its texts name. */
export function phasesOf(lang: Lang, game: string): string[] {
  const source = readFolder(folderOf(lang, game)).join("\n");
  return Array.from(source.matchAll(/^phase-([\w-]+) =/gm), ([, phase]) => phase!);
}

/** Return the numbers that a view of a game holds, each as 3: a text of its coach may name them. */
export function numbersOf(game: string): Record<string, number> {
  const source = readFileSync(`src/games/${game}/wire.ts`, "utf-8");
  const view = /extends View {([^}]*)}/.exec(source)![1]!;
  return Object.fromEntries(Array.from(view.matchAll(/(\w+): number;/g), ([, name]) => [name, 3]));
}

function folderOf(lang: Lang, game: string): string {
  return `${PACKAGE}/games/${game}/texts/${lang}`;
}

function readFolder(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
}
