import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { bearers, innocent } from "./food-words.ts";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

const singular: Record<Language, (word: string) => string> = {
  en: (word) =>
    word
      .replace(/oes$/, "o")
      .replace(/ies$/, "y")
      .replace(/(?<=sh|ch)es$/, "")
      .replace(/(?<=[^s])s$/, ""),
  fr: (word) => word.replace(/(?<=[^s])[sx]$/, ""),
};

/** The words of a text, in the singular and in lower case. */
export const tokens = (text: string, language: Language): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(singular[language]);

interface Phrase {
  readonly words: readonly string[];
  readonly allergens: readonly Allergen[];
}

/** Longest first, so that "peanut butter" is not read as butter. */
const phrasesIn = (language: Language): readonly Phrase[] =>
  [
    ...bearers.map(([en, fr, ...allergens]) => ({ words: tokens(language === "en" ? en : fr, language), allergens })),
    ...innocent[language].map((text) => ({ words: tokens(text, language), allergens: [] })),
  ].sort((a, b) => b.words.length - a.words.length);

const phrases = { en: phrasesIn("en"), fr: phrasesIn("fr") };

/** Reads a text for words of food: the allergens that they name, and the words that belong to no known phrase. */
export function read(text: string, language: Language): { readonly allergens: readonly Allergen[]; readonly rest: readonly string[] } {
  const left: (string | undefined)[] = tokens(text, language);
  const found = new Set<Allergen>();
  for (const { words, allergens } of phrases[language]) {
    for (let from = 0; from + words.length <= left.length; from++) {
      if (!words.every((word, at) => left[from + at] === word)) continue;
      for (const allergen of allergens) found.add(allergen);
      left.fill(undefined, from, from + words.length);
    }
  }
  return { allergens: [...found].sort(), rest: left.filter((word) => word !== undefined) };
}
