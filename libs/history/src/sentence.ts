import type { Language } from "@tablee/domain/kernel/place/region";
import type { Pair } from "@tablee/domain/kernel/words";

/**
 * One sentence, or several: by variant, by form of the plural (`one`, `many`, `other`) or by both (`skipped_other`). `default` is the
 * sentence without a variant.
 */
export type Sentences = Pair | Readonly<Record<string, Pair>>;

const plurals = { en: new Intl.PluralRules("en"), fr: new Intl.PluralRules("fr") };

const isPair = (sentences: Sentences): sentences is Pair => Array.isArray(sentences);
const textIn = ([en, fr]: Pair, language: Language): string => (language === "en" ? (en ?? "") : fr);

/** A text in a language, with its placeholders `{{name}}` filled. */
export const fill = (pair: Pair, language: Language, values: Readonly<Record<string, unknown>> = {}): string =>
  textIn(pair, language).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

/** The sentence of the first variant that has one, in the form of the plural that `count` asks for. */
export function sentenceAmong(sentences: Sentences, variants: readonly string[], count: number, language: Language): Pair {
  if (isPair(sentences)) return sentences;
  const form = plurals[language].select(count);
  const keys = [...variants, ""].flatMap((variant) => [variant, `${variant}_${form}`, `${variant}_other`]);
  const key = keys.map((name) => name.replace(/^_/, "") || "default").find((name) => Object.hasOwn(sentences, name));
  return sentences[key ?? "default"]!;
}
