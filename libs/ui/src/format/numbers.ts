import { type Language, noBreak } from "./language.ts";

const locale = { en: "en-CA", fr: "fr-CA" } as const;
const spaces = /[\u202f\u2009 ]/g;

/** '12,345.6' or '12 345,6'; at most `decimals` digits after the mark (0 by default). */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(locale[language], { maximumFractionDigits: decimals }).format(value).replace(spaces, noBreak);
}

/** A rate as people read it, from its fraction: 0.15 gives '15%' or '15 %'. */
export function formatPercent(fraction: number, language: Language, decimals = 0): string {
  const value = formatNumber(fraction * 100, language, decimals);
  return language === "fr" ? `${value}${noBreak}%` : `${value}%`;
}

/** '1st', '2nd', '11th'; '1ᵉʳ', '2ᵉ'. */
export function formatOrdinal(value: number, language: Language): string {
  if (language === "fr") return value === 1 ? "1ᵉʳ" : `${value}ᵉ`;
  const suffix = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
  return `${value}${suffix[new Intl.PluralRules("en-CA", { type: "ordinal" }).select(value)]}`;
}

/** A list in a sentence: 'rice, peas and corn', 'riz, pois et maïs'. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === "fr" ? "fr-CA" : "en-CA", { type: "conjunction" }).format(items).replace(", and ", " and ");
}

/** One of several, in a sentence: '2 or 4', '2 ou 4'. */
export const formatChoice = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === "fr" ? "fr-CA" : "en-CA", { type: "disjunction" }).format(items);
