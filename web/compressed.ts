/** What can be made smaller is kept so beside itself, once, when the client is built: the server only sends. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 1000; // bytes; less is not worth it

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(file)) continue;
        const path = join(folder, file);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text));
      }
    },
  };
}
