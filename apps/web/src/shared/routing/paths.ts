import { type FoundByPath, fillPath, findByPath, type PathParams } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { type RouteName, type RouteRow, routeTable } from "./route-table.ts";

export const rowOf = (name: RouteName): RouteRow => {
  const row = routeTable.find((candidate) => candidate.name === name);
  if (row === undefined) throw new RangeError(`no route is called ${name}`);
  return row;
};

/** The pattern of a route in a language: the stated French path, or /fr + the English one. */
export const patternOf = (row: RouteRow, language: Language): string => (language === "en" ? row.en : (row.fr ?? `/fr${row.en}`));

/** The address of a screen in a language. */
export const pathTo = (name: RouteName, language: Language, params: PathParams = {}): string =>
  fillPath(patternOf(rowOf(name), language), params, language);

export type Found = FoundByPath<RouteRow>;

/** Which screen an address belongs to. */
export const findRoute = (pathname: string): Found | undefined => findByPath(routeTable, patternOf, pathname);

/** The language of an address; one that belongs to no screen and does not begin with /fr has the visitor's language. */
export const languageOf = (pathname: string, visitors: Language = "en"): Language =>
  findRoute(pathname)?.language ?? (pathname === "/fr" || pathname.startsWith("/fr/") ? "fr" : visitors);

/**
 * The path of the document for the router's pathname, if it differs from the browser's own. The router merges leading slashes, and the API
 * does not: for `//compte` it sends the page of an unknown address, in the visitor's language, however often that is reloaded.
 */
export function documentPath(pathname: string, browsers: { readonly origin: string; readonly pathname: string }): string | undefined {
  const path = new URL(pathname, browsers.origin).pathname;
  return path === browsers.pathname ? undefined : path;
}

/** The same screen in the other language, parameters kept; home if the address belongs to no screen. */
export function inLanguage(pathname: string, language: Language): string {
  const found = findRoute(pathname);
  return found === undefined ? pathTo("home", language) : pathTo(found.row.name, language, found.params);
}
