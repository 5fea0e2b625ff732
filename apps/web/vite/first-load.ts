import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { type RouteName, routeTable } from "../src/shared/routing/route-table.ts";
import { screenFiles } from "./page-manifest.ts";
import { reach } from "./reach.ts";

/** The bar above every page that visitors see, which is fetched at once. */
const discountBar = /[\\/]shell[\\/]offer[\\/]discount-bar\.tsx$/;

interface Limits {
  /** The limit of each page that visitors open, in kB of gzip. */
  readonly limitKb: number;
  /** The limits of pages with a screen that needs more. */
  readonly above: Readonly<Partial<Record<RouteName, number>>>;
}

/**
 * Weighs the files that a visitor's browser fetches on each page before any press: the entry, the bar, the screen, and their imports.
 * Prints the figures in kB of gzip and fails the build above a limit.
 */
export const firstLoad = ({ limitKb, above }: Limits): Plugin => ({
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
      return [{ name, kb, limit: above[name] ?? limitKb }];
    });
    const words = ({ name, kb }: { name: string; kb: number }) => `${name} ${kb.toFixed(1)}`;
    console.log(`first load of visitors' pages, kB of JavaScript (gzip): ${weighed.map(words).join(", ")}`);
    const heavy = weighed.filter(({ kb, limit }) => kb > limit);
    if (heavy.length > 0) this.error(`first load above its limit: ${heavy.map((page) => `${words(page)} of ${page.limit}`).join(", ")}`);
  },
});
