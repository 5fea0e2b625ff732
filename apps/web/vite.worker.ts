import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import { filesOf } from "./src/worker/strategy-of.ts";

/** Builds the service worker for both languages, after their builds and into their folder, given by `--outDir`. */
export default defineConfig(({ command }) => {
  if (command !== "build") throw new Error("the development server has no service worker");
  const folder = process.argv[process.argv.indexOf("--outDir") + 1] ?? "build";
  const firstLoadIn = (language: string) => filesOf(readFileSync(join(import.meta.dirname, folder, `${language}.html`), "utf8"));
  return {
    root: import.meta.dirname,
    publicDir: false,
    define: {
      FIRST_LOADS: JSON.stringify({ en: firstLoadIn("en"), fr: firstLoadIn("fr") }),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: { input: "src/worker/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
    },
  };
});
