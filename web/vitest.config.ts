import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

/** Tests run on the sources as Vite reads them; those with a page begin with `@vitest-environment happy-dom`. */
export default mergeConfig(
  vite,
  defineConfig({ plugins: [svelteTesting()], test: { include: ["tests/**/*.test.ts"] } }),
);
