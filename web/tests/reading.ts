/** The texts and rules of the Python package, read as tests need them. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { Texts, type Lang } from "../src/lib/words/texts";

const PACKAGE = "../src/ludotheque";

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

/** Return the source of the texts about the moves of a game, and the moments of its turns. */
export function movesOf(lang: Lang, game: string): string {
  return readFileSync(`${folderOf(lang, game)}/moves.ftl`, "utf-8");
}

function folderOf(lang: Lang, game: string): string {
  return `${PACKAGE}/games/${game}/texts/${lang}`;
}

function readFolder(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
}
