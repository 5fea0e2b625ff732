import type { Language } from "../place/region.ts";

const collators: Readonly<Record<Language, Intl.Collator>> = { en: new Intl.Collator("en-CA"), fr: new Intl.Collator("fr-CA") };

/** Compares texts as directories of a language sort them: an accent only decides between words that are else the same. */
export const compareIn =
  (language: Language) =>
  (one: string, other: string): number =>
    collators[language].compare(one, other) || compareCodes(one, other);

/** Compares ids, dates and instants, which no language orders. */
export const compareCodes = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
