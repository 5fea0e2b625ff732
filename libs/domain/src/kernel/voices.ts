import type { Pair } from "./words.ts";

/** The audience of a text. */
export type Voice = "customer" | "staff";

/** A text for customers and staff alike, or one for each. */
export type Voiced = Pair | Readonly<Record<Voice, Pair>>;

/** Selects the text of one audience. */
export const inVoice = (voice: Voice, text: Voiced): Pair => ("customer" in text ? text[voice] : text);

/** Selects the words of codes for one audience. */
export const wordsFor = <Code extends string>(voice: Voice, words: Readonly<Record<Code, Voiced>>): Readonly<Record<Code, Pair>> =>
  mapped(words, (text) => inVoice(voice, text));

/** Capitalises the words of codes, for use in lists. */
export const capitalised = <Code extends string>(words: Readonly<Record<Code, Pair>>): Readonly<Record<Code, Pair>> =>
  mapped(words, ([en, fr]) => [en && begin(en, "toUpperCase"), begin(fr, "toUpperCase")]);

/** Lower-cases the first letter of the words of a list, for use within a sentence. */
export const lowered = <Code extends string>(words: Readonly<Record<Code, Pair>>): Readonly<Record<Code, Pair>> =>
  mapped(words, ([en, fr]) => [en && begin(en, "toLowerCase"), begin(fr, "toLowerCase")]);

const begin = (text: string, to: "toUpperCase" | "toLowerCase"): string => text.charAt(0)[to]() + text.slice(1);

const mapped = <Code extends string, Text>(
  words: Readonly<Record<Code, Text>>,
  pairOf: (text: Text) => Pair,
): Readonly<Record<Code, Pair>> =>
  Object.fromEntries(Object.entries<Text>(words).map(([code, text]) => [code, pairOf(text)])) as Record<Code, Pair>;
