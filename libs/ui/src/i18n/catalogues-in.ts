import { type Words, wordsIn } from "@tablee/domain/kernel/words";
import type { Language } from "../format/language.ts";
import type { Catalogues } from "./create-i18n.ts";
import { namespaceOf } from "./namespace-of.ts";

/** Files of words by their paths, as Vite's glob returns them. */
export type WordFiles = Readonly<Record<string, { readonly words: Words }>>;

/**
 * The catalogues of files of words, by language and namespace. A file `<namespace>/words.ts` holds the namespace's words; the
 * namespace given as `first` is the default.
 */
export function cataloguesIn(files: WordFiles, first: string): Record<Language, Catalogues> {
  const namespaces = Object.entries(files)
    .map(([path, { words }]) => [namespaceOf(path)!, words] as const)
    .sort(([a], [b]) => Number(b === first) - Number(a === first));
  const of = (language: Language): Catalogues =>
    Object.fromEntries(namespaces.map(([namespace, words]) => [namespace, wordsIn(words, language)]));
  return { en: of("en"), fr: of("fr") };
}
