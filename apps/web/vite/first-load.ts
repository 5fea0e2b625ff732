import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** What is fetched at once although it is imported later: the screen, and the bar above it that visitors see. */
const fetchedAtOnce = /[\\/](home[\\/]home-page|shell[\\/]discount-bar)\.tsx$/;

/**
 * Weighs what a visitor's browser fetches before anything is pressed on the home page: the entry, what follows it at once,
 * and all that these import. Prints the figure in kB of gzip and fails the build above the limit.
 */
export const firstLoad = ({ limitKb }: { limitKb: number }): Plugin => ({
  name: "tablee:first-load",
  apply: "build",
  writeBundle(_, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
    const starts = [...chunks.values()].filter(({ isEntry, facadeModuleId }) => isEntry || fetchedAtOnce.test(facadeModuleId ?? ""));
    if (starts.length < 3) this.error("home or its discount bar has no chunk of its own: the first load cannot be measured");
    const kb = [...reachable(starts, chunks)].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
    const words = `first load of the customer app: ${kb.toFixed(1)} kB of JavaScript (gzip), limit ${limitKb} kB`;
    if (kb > limitKb) this.error(words);
    console.log(words);
  },
});

function reachable(starts: readonly Rolldown.OutputChunk[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> {
  const found = new Set(starts);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}
