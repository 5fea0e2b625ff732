import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { routeTable } from "../src/shared/routing/route-table.ts";
import { LIMIT_KB } from "./page-limits.ts";
import { screenFiles } from "./page-manifest.ts";
import { reach } from "./reach.ts";

/** The bar above every page that visitors see, which is fetched at once. */
const discountBar = /[\\/]shell[\\/]offer[\\/]discount-bar\.tsx$/;

/**
 * Weighs the scripts that the document of each page names for a visitor, and the bar's: the entry, the screen, and their imports. Parts
 * that are fetched when they are near, or once the page rests, come later and are not in it. Prints the figures in kB of gzip; the
 * build fails above the limit.
 */
export const firstLoad = (): Plugin => ({
  name: "tablee:first-load",
  apply: "build",
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const files = screenFiles();
    const always = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || discountBar.test(facadeModuleId ?? ""));
    if (always.length < 2) this.error("the discount bar has no chunk of its own: the first load cannot be measured");
    const sizes = new Map(chunks.map((chunk) => [chunk, gzipSync(chunk.code).length / 1000]));
    const weighed = routeTable.flatMap(({ name, auth }) => {
      if (auth !== undefined) return [];
      const screen = chunks.find(({ moduleIds }) => moduleIds.includes(files.get(name)!));
      if (!screen) return this.error(`${name} has no chunk: its first load cannot be measured`);
      const kb = reach([...always, screen], chunks)
        .values()
        .reduce((sum, chunk) => sum + sizes.get(chunk)!, 0);
      return [{ name, kb }];
    });
    const words = ({ name, kb }: { name: string; kb: number }) => `${name} ${kb.toFixed(1)}`;
    console.log(`first load of visitors' pages, kB of JavaScript (gzip): ${weighed.map(words).join(", ")}`);
    const above = weighed.filter(({ kb }) => kb > LIMIT_KB);
    if (above.length > 0) this.error(`first load above ${LIMIT_KB} kB: ${above.map(words).join(", ")}`);
  },
});
