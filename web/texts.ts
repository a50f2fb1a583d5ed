/**
 * The texts of the house and of each game, in each language, as modules of the client: they live in the
 * Python package, in several files; what is needed together comes together, in one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = fileURLToPath(new URL("../src/ludotheque", import.meta.url));
const LANGUAGES = ["fr", "en"];
const HOUSE = ["house", "store", "table", "terminal", "web"]; // what a browser has to say of it
const ALL = "virtual:texts";

/**
 * Return, for each module of texts, the files it is made of: `/fr` for the house, `kraaw/fr` for all of a
 * game, `kraaw/fr/cover` for what a list of games shows of it.
 */
function bundles(): Record<string, string[]> {
  // a folder without texts is what is left of a game: it was compiled there on another branch
  const games = readdirSync(`${PACKAGE}/games`).filter((name) =>
    existsSync(`${PACKAGE}/games/${name}/texts`),
  );
  const ofHouse = LANGUAGES.map((lang) => [
    `/${lang}`,
    HOUSE.map((name) => `${PACKAGE}/i18n/texts/${lang}/${name}.ftl`),
  ]);
  const ofGames = games.flatMap((name) =>
    LANGUAGES.flatMap((lang) => {
      const folder = `${PACKAGE}/games/${name}/texts/${lang}`;
      return [
        [`${name}/${lang}`, textsIn(folder)],
        [`${name}/${lang}/cover`, [`${folder}/cover.ftl`]],
      ];
    }),
  );
  return Object.fromEntries([...ofHouse, ...ofGames]);
}

function textsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.sort().map((file) => `${folder}/${file}`);
}

/** Make the module that fetches each of the others when it is needed. */
function catalogue(): string {
  const lines = Object.keys(bundles()).map(
    (key) => `"${key}": () => import("${ALL}/${key}").then((m) => m.default)`,
  );
  return `export default {${lines.join(",\n")}};`;
}

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return catalogue();
      if (!id.startsWith(`\0${ALL}/`)) return undefined;
      const files = bundles()[id.slice(ALL.length + 2)]!;
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
