import type { Language } from "./region.ts";

/** A text in both languages. English has no form of its own for the plural of French millions (`_many`). */
export type Pair = readonly [en: string | null, fr: string];

/** Texts by keys, which may be nested. */
export interface Words {
  readonly [key: string]: Pair | Words;
}

/** The texts of one language, by the same keys. */
export type Catalogue<Of> = {
  [Key in keyof Of as Of[Key] extends readonly [null, string] ? never : Key]: Of[Key] extends Pair ? string : Catalogue<Of[Key]>;
};

/** Who reads a text. */
export type Voice = "customer" | "staff";

/** A text that customers and staff read alike, or one for each. */
export type Voiced = Pair | Readonly<Record<Voice, Pair>>;

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

/** Takes the text of one reader. */
export const inVoice = (voice: Voice, text: Voiced): Pair => ("customer" in text ? text[voice] : text);

/** Takes the words of codes for one reader. */
export const wordsFor = <Code extends string>(voice: Voice, words: Readonly<Record<Code, Voiced>>): Readonly<Record<Code, Pair>> =>
  mapped(words, (text) => inVoice(voice, text));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of codes as a list shows them: each begins with a capital. */
export const capitalised = <Code extends string>(words: Readonly<Record<Code, Pair>>): Readonly<Record<Code, Pair>> =>
  mapped(words, ([en, fr]) => [en && capital(en), capital(fr)]);

const mapped = <Code extends string, Text>(
  words: Readonly<Record<Code, Text>>,
  pairOf: (text: Text) => Pair,
): Readonly<Record<Code, Pair>> =>
  Object.fromEntries(Object.entries<Text>(words).map(([code, text]) => [code, pairOf(text)])) as Record<Code, Pair>;
