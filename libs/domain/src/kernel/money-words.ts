import type { Language } from "./place/region.ts";

/** Keeps a number with its unit. */
const noBreak = "\u00a0";

/**
 * Canadian dollars from whole cents: '$59.00', '−$1,234.50' in English; '59,00 $', '−1 234,50 $' in French
 * (no-break spaces, a true minus sign).
 */
export function moneyWords(cents: number, language: Language): string {
  const sign = cents < 0 ? "−" : "";
  const absolute = Math.abs(Math.round(cents));
  const dollars = wholeWords(Math.trunc(absolute / 100), language);
  const rest = String(absolute % 100).padStart(2, "0");
  return language === "fr" ? `${sign}${dollars},${rest}${noBreak}$` : `${sign}$${dollars}.${rest}`;
}

/** Without cents if there are none: '$59', '59 $'. For advertised prices, never for a bill. */
export function shortMoneyWords(cents: number, language: Language): string {
  const words = moneyWords(cents, language);
  if (cents % 100 !== 0) return words;
  return language === "fr" ? words.replace(",00", "") : words.slice(0, -3);
}

/** A whole number in groups of three digits: '1,000', '1 000'. */
export const wholeWords = (whole: number, language: Language): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, language === "fr" ? noBreak : ",");
