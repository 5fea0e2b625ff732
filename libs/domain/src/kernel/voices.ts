import type { Pair } from "./words.ts";

/** Who reads a text. */
export type Voice = "customer" | "staff";

/** A text that customers and staff read alike, or one for each. */
export type Voiced = Pair | Readonly<Record<Voice, Pair>>;

/** Takes the text of one reader. */
export const inVoice = (voice: Voice, text: Voiced): Pair => ("customer" in text ? text[voice] : text);

/** Takes the words of codes for one reader. */
export const wordsFor = <Code extends string>(voice: Voice, words: Readonly<Record<Code, Voiced>>): Readonly<Record<Code, Pair>> =>
  mapped(words, (text) => inVoice(voice, text));

/** Words of codes as a list shows them: each begins with a capital. */
export const capitalised = <Code extends string>(words: Readonly<Record<Code, Pair>>): Readonly<Record<Code, Pair>> =>
  mapped(words, ([en, fr]) => [en && begin(en, "toUpperCase"), begin(fr, "toUpperCase")]);

/** Words of a list as a sentence has them: each begins with a small letter. */
export const lowered = <Code extends string>(words: Readonly<Record<Code, Pair>>): Readonly<Record<Code, Pair>> =>
  mapped(words, ([en, fr]) => [en && begin(en, "toLowerCase"), begin(fr, "toLowerCase")]);

const begin = (text: string, to: "toUpperCase" | "toLowerCase"): string => text.charAt(0)[to]() + text.slice(1);

const mapped = <Code extends string, Text>(
  words: Readonly<Record<Code, Text>>,
  pairOf: (text: Text) => Pair,
): Readonly<Record<Code, Pair>> =>
  Object.fromEntries(Object.entries<Text>(words).map(([code, text]) => [code, pairOf(text)])) as Record<Code, Pair>;
