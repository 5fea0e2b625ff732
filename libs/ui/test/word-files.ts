import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WordFiles } from "../src/i18n/catalogues-in.ts";

/** Imitates Vite's glob over an app's sources, for specs: each file of words under a folder. */
export async function wordFilesIn(folder: string): Promise<WordFiles> {
  const paths = globSync("**/words.ts", { cwd: folder }).sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await import(pathToFileURL(join(folder, path)).href)] as const)),
  );
}
