import type { Language } from "./place/region.ts";

/** A text in both languages. */
export type Text = readonly [en: string, fr: string];

/** A text of a catalogue. English has no form of its own for the plural of French millions (`_many`). */
export type Pair = Text | readonly [en: null, fr: string];

/** Texts by keys, which may be nested. */
export interface Words {
  readonly [key: string]: Pair | Words;
}

/** The texts of one language, by the same keys. */
export type Catalogue<Of> = {
  [Key in keyof Of as Of[Key] extends readonly [null, string] ? never : Key]: Of[Key] extends Pair ? string : Catalogue<Of[Key]>;
};

/** Takes the text of one language out of both. */
export const textIn = ([en, fr]: Text, language: Language): string => (language === "en" ? en : fr);

/** The text of each language by its name. */
export const inBoth = ([en, fr]: Text): Readonly<Record<Language, string>> => ({ en, fr });

const isPair = (value: Pair | Words): value is Pair => Array.isArray(value);

/** Takes the texts of one language out of both. */
export function wordsIn<Of extends Words>(words: Of, language: Language): Catalogue<Of> {
  const at = language === "en" ? 0 : 1;
  const texts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(words)) {
    if (!isPair(value)) texts[key] = wordsIn(value, language);
    else if (value[at] !== null) texts[key] = value[at];
  }
  return texts as Catalogue<Of>;
}
