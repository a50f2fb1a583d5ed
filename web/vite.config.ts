import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";
import { scaled } from "./scaled.ts";
import { texts } from "./texts.ts";

/** The server of the tables, while this client is being worked on. */
const SERVER = process.env.LUDO_SERVER ?? "http://127.0.0.1:8200";

/** What several pages need comes in one piece: each request costs more than a few bytes too many. */
const SHARED = { name: "shared", test: /web.src.(lib|ui|table)(?!.*[Rr]ules)/, minShareCount: 2 };

export default defineConfig({
  plugins: [svelte(), texts(), compressed()],
  css: scaled,
  build: {
    outDir: "../src/ludotheque/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
    fs: { allow: [".."] }, // the rules live in the Python package
  },
});
