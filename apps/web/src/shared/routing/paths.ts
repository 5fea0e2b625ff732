import type { Language } from "@tablee/domain/kernel/region";
import { type RouteName, type RouteRow, routeTable } from "./route-table.ts";

export type Params = Readonly<Record<string, string>>;

export const rowOf = (name: RouteName): RouteRow => {
  const row = routeTable.find((candidate) => candidate.name === name);
  if (row === undefined) throw new RangeError(`no route is called ${name}`);
  return row;
};

/** The pattern of a route in a language: the stated French path, or /fr + the English one. */
export const patternOf = (row: RouteRow, language: Language): string => (language === "en" ? row.en : (row.fr ?? `/fr${row.en}`));

const thisWeek = { en: "this-week", fr: "semaine" } as const;

/** The current week has a name of its own in each language; everything else is the same in both. */
const localValue = (name: string, value: string, language: Language): string =>
  name === "date" && (value === thisWeek.en || value === thisWeek.fr) ? thisWeek[language] : value;

/** The address of a screen in a language. */
export function pathTo(name: RouteName, language: Language, params: Params = {}): string {
  return patternOf(rowOf(name), language).replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new RangeError(`${name} needs ${key}`);
    return encodeURIComponent(localValue(key, value, language));
  });
}

export interface Found {
  readonly row: RouteRow;
  readonly language: Language;
  readonly params: Params;
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/** Which screen an address belongs to; the first row that fits counts, so stated paths win over patterns. */
export function findRoute(pathname: string): Found | undefined {
  const found = (["en", "fr"] as const).flatMap((language) =>
    routeTable.flatMap((row) => {
      const params = match(patternOf(row, language), pathname);
      return params === undefined ? [] : [{ row, language, params }];
    }),
  );
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function match(pattern: string, pathname: string): Params | undefined {
  const wanted = trimmed(pattern).split("/");
  const given = trimmed(pathname).split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = given[index] ?? "";
    if (name === undefined && part !== value) return undefined;
    if (name !== undefined) params[name] = decoded(value);
  }
  return params;
}

/** A broken escape is the visitor's typo, not a reason to fall over. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The language an address speaks; one that belongs to no screen and does not begin with /fr speaks its visitor's. */
export const languageOf = (pathname: string, visitors: Language = "en"): Language =>
  findRoute(pathname)?.language ?? (pathname === "/fr" || pathname.startsWith("/fr/") ? "fr" : visitors);

/** The same screen in the other language, parameters kept; home where the address belongs to no screen. */
export function inLanguage(pathname: string, language: Language): string {
  const found = findRoute(pathname);
  return found === undefined ? pathTo("home", language) : pathTo(found.row.name, language, found.params);
}
