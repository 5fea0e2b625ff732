import type { Language } from "../place/region.ts";

/** The number of a day in its month: '1', '2' / '1ᵉʳ', '2'. */
export const dayNumber = (date: string, language: Language): string => {
  const day = Number(date.slice(8, 10));
  return language === "fr" && day === 1 ? "1ᵉʳ" : String(day);
};
