import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { bearers, innocent } from "./food-words.ts";
import { ingredients } from "./ingredients.ts";

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

const word = (language: Language, names: readonly [en: string, fr: string], allergens: readonly Allergen[]): Phrase => ({
  words: tokens(names[language === "en" ? 0 : 1], language),
  allergens,
});

/** Longest first, so that "peanut butter" is not read as butter. */
const longestFirst = (phrases: readonly Phrase[]) => phrases.toSorted((a, b) => b.words.length - a.words.length);

const wordsIn = (language: Language): readonly Phrase[] => [
  ...bearers.map(([en, fr, ...allergens]) => word(language, [en, fr], allergens)),
  ...innocent[language].map((text) => word(language, [text, text], [])),
];
const compoundsIn = (language: Language): readonly Phrase[] =>
  Object.values(ingredients)
    .filter(({ recipe }) => recipe)
    .map(({ name, allergens }) => word(language, [name.en, name.fr], allergens));

const words = { en: longestFirst(wordsIn("en")), fr: longestFirst(wordsIn("fr")) };
const phrases = {
  en: longestFirst([...compoundsIn("en"), ...wordsIn("en")]),
  fr: longestFirst([...compoundsIn("fr"), ...wordsIn("fr")]),
};

interface Reading {
  readonly allergens: readonly Allergen[];
  /** The words that belong to no known phrase. */
  readonly rest: readonly string[];
}

/** Reads a text for words of food and names of compounds. */
export const read = (text: string, language: Language): Reading => readBy(phrases[language], tokens(text, language));

/** Returns the allergens of a text by its words alone, as if no compound of that name were known. */
export const allergensOfWords = (text: string, language: Language): readonly Allergen[] =>
  readBy(words[language], tokens(text, language)).allergens;

function readBy(known: readonly Phrase[], text: readonly string[]): Reading {
  const left: (string | undefined)[] = [...text];
  const found = new Set<Allergen>();
  for (const { words, allergens } of known) {
    for (let from = 0; from + words.length <= left.length; from++) {
      if (!words.every((each, at) => left[from + at] === each)) continue;
      for (const allergen of allergens) found.add(allergen);
      left.fill(undefined, from, from + words.length);
    }
  }
  return { allergens: [...found].sort(), rest: left.filter((each) => each !== undefined) };
}
