import type { Language } from "@tablee/domain/kernel/place/region";

/** Values of the parameters in a page's path, where its pattern has `{name}`. */
export type PathParams = Readonly<Record<string, string>>;

export interface FoundByPath<Row> {
  readonly row: Row;
  readonly language: Language;
  readonly params: PathParams;
}

/** The row whose pattern in one of the languages matches a path; where several do, the one with the fewest parameters. */
export function findByPath<Row>(
  rows: readonly Row[],
  patternOf: (row: Row, language: Language) => string,
  path: string,
): FoundByPath<Row> | undefined {
  const found = (["en", "fr"] as const).flatMap((language) =>
    rows.flatMap((row) => {
      const params = matchPath(patternOf(row, language), path);
      return params ? [{ row, language, params }] : [];
    }),
  );
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** The parameters of a path that matches a pattern, with or without a slash at the end. */
export function matchPath(pattern: string, path: string): PathParams | undefined {
  const wanted = trimmed(pattern).split("/");
  const given = trimmed(path).split("/");
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

const thisWeek = { en: "this-week", fr: "semaine" } as const;

/** The current week has a name of its own in each language; everything else is the same in both. */
const localValue = (name: string, value: string, language: Language): string =>
  name === "date" && (value === thisWeek.en || value === thisWeek.fr) ? thisWeek[language] : value;

/**
 * Fills the parameters into a pattern of a language.
 * @throws RangeError where one is missing
 */
export const fillPath = (pattern: string, params: PathParams, language: Language): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${pattern} needs ${name}`);
    return encodeURIComponent(localValue(name, value, language));
  });

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/** Decodes a path segment; a broken escape is a visitor's typo and is kept undecoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const planTypes = { rtc: ["plan", "people", "recipes"], other: ["plan", "meals"] } as const;

/** `{type}_{mealServings}`: 'rtc_2', 'rte_8'. Anything else after /signup/plans/ is the old form. */
export const planSegment = /^([a-z]+)_(\d+)$/;

/**
 * Maps the old form /signup/plans/{plan}/{submenu?} to the query of the plans page. The plan was written with its numbers, as 'rtc-2-3'
 * (people, recipes) or 'rte-8' (meals).
 */
export function oldPlanQuery(plan: string, submenu: string | undefined): Record<string, string> {
  const parts = plan.split("-");
  const names = parts[0] === "rtc" ? planTypes.rtc : planTypes.other;
  const query: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = parts[index];
    if (value !== undefined && value !== "") query[name] = value;
  }
  return submenu === undefined ? query : { ...query, submenu };
}

/**
 * The fragment that a redirect adds to an address if the visitor asked for a language. The app then keeps that language, and removes the
 * fragment.
 */
export const LOCALE_FRAGMENT = "locale";

/** True for a name that advertisements add to the query of a link: it changes no page. */
export const isFromAdvertisement = (name: string): boolean => /^utm_\w+$|^gclid$|^fbclid$/.test(name);

/** The header of pages that the server drew for strangers: they contain nothing personal, and browsers may keep them. */
export const FOR_STRANGERS = "x-tablee-for-strangers";
