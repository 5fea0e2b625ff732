import type { Language } from "@tablee/domain/kernel/place/region";
import { drawnRoutes } from "../shared/routing/drawn-routes.ts";
import { findRoute, languageOf, pathTo } from "../shared/routing/paths.ts";

/** The language of an address; that of the browser for an address of no page. */
export const languageAt = (address: string, browsers: string): Language =>
  languageOf(new URL(address).pathname, browsers.startsWith("fr") ? "fr" : "en");

/** The languages of the pages that are open, each once. */
export const languagesOf = (open: readonly string[], browsers: string): readonly Language[] => [
  ...new Set(open.map((address) => languageAt(address, browsers))),
];

/**
 * The pages to keep before a visit: home in each language, and the open pages that the server draws. A query may be a secret, and is never
 * sent again.
 */
export function pagesAhead(open: readonly string[], browsers: string, origin: string): readonly string[] {
  const homes = languagesOf(open, browsers).map((language) => new URL(pathTo("home", language), origin).href);
  const drawn = open
    .map((address) => new URL(address))
    .filter(({ pathname, search }) => {
      const found = findRoute(pathname);
      return search === "" && found !== undefined && drawnRoutes.has(found.row.name);
    })
    .map(({ pathname }) => origin + pathname);
  return [...new Set([...homes, ...drawn])];
}
