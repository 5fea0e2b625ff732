import type { Language } from "@tablee/domain/kernel/place/region";
import { type Words, wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { words as app } from "../app/words.ts";
import { languageOf } from "../routing/paths.ts";
import type { Namespaces } from "./namespaces.gen.ts";

/** The language of this build (vite/one-language.ts); undefined on the development server, which has both. */
export const builtFor: Language | undefined = import.meta.env.VITE_LANGUAGE;

const browsers: Language = navigator.language.startsWith("fr") ? "fr" : "en";

export const i18n = createI18n({
  language: builtFor ?? languageOf(location.pathname, browsers),
  resources: { en: { app: wordsIn(app, "en") }, fr: { app: wordsIn(app, "fr") } },
});

/** Adds the words of a namespace: they come with the chunk that uses them (vite/words.ts). */
export function addWords(namespace: keyof Namespaces, words: Words): void {
  for (const language of builtFor ? [builtFor] : (["en", "fr"] as const))
    i18n.addResourceBundle(language, namespace, wordsIn(words, language));
}

/** Switches the page to a language: its texts, and the document's own attributes. */
export function speak(language: Language): void {
  if (globalThis.document) document.documentElement.lang = `${language}-CA`;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
