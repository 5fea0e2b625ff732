import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { reach } from "./reach.ts";

/** Dynamic imports that are fetched at once: the screen, and the bar above it that visitors see. */
const fetchedAtOnce = /[\\/](home[\\/]home-page|shell[\\/]offer[\\/]discount-bar)\.tsx$/;

/**
 * Weighs the files that a visitor's browser fetches before any click on the home page: the entry, the chunks that it fetches at
 * once, and their imports. Prints the figure in kB of gzip and fails the build above the limit.
 */
export const firstLoad = ({ limitKb }: { limitKb: number }): Plugin => ({
  name: "tablee:first-load",
  apply: "build",
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const starts = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || fetchedAtOnce.test(facadeModuleId ?? ""));
    if (starts.length < 3) this.error("home or its discount bar has no chunk of its own: the first load cannot be measured");
    const kb = [...reach(starts, chunks)].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
    const words = `first load of the customer app: ${kb.toFixed(1)} kB of JavaScript (gzip), limit ${limitKb} kB`;
    if (kb > limitKb) this.error(words);
    console.log(words);
  },
});
