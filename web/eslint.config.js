/**
 * What the compilers do not see: who may import whom, that nothing imports itself by a detour, and
 * faults of Svelte. How code looks is Prettier's business.
 */
import boundaries from "eslint-plugin-boundaries";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The rooms of the client, each with those that it may import besides itself and the wire. */
const ROOMS = {
  lib: [],
  ui: ["lib"],
  table: ["lib", "ui"],
  game: ["lib", "ui", "table"],
  games: ["lib", "game"],
  screens: ["lib", "ui", "table", "games"],
  main: ["styles", "lib", "ui", "screens"],
  styles: [],
};
const FOLDERS = { game: "src/games/*", main: "src" };
const MODULES = { project: "tsconfig.json", extensions: [".ts", ".svelte", ".svelte.ts"] };
const SAME_GAME = { game: "{{ from.element.captured.game }}" };

export default ts.config(
  { ignores: ["src/wire.ts", "src/games/*/wire.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // what is no state is a plain Set or Map on purpose
      "no-restricted-globals": ["error", "name", "event", "status", "length"],
    },
  },
  {
    files: ["src/**/*.{ts,svelte}"],
    plugins: { boundaries, "import-x": importX },
    settings: {
      "boundaries/elements": Object.keys(ROOMS).map((type) => ({
        type,
        pattern: FOLDERS[type] ?? `src/${type}`,
        partialMatch: false,
        capture: type === "game" ? ["game"] : [],
      })),
      "boundaries/files": [{ category: "wire", pattern: "src/wire.ts" }],
      "import/resolver": { typescript: MODULES },
      "import-x/resolver-next": [createTypeScriptImportResolver(MODULES)],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"], "svelte-eslint-parser": [".svelte"] },
    },
    rules: {
      "import-x/no-cycle": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            ...Object.entries(ROOMS).map(([type, others]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: type === "game" ? others : [type, ...others] } } } },
            })),
            {
              from: { element: { type: "game" } },
              allow: { to: { element: { type: "game", captured: SAME_GAME } } },
            },
            { allow: { to: { file: { categories: "wire" } } } },
          ],
        },
      ],
    },
  },
);
