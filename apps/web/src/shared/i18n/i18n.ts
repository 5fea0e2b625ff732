import type { Language } from "@tablee/domain/kernel/region";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { languageOf } from "../routing/paths.ts";
import { words as en } from "./en.ts";
import { words as fr } from "./fr.ts";
import type { Rooms } from "./rooms.ts";

const browsers: Language = navigator.language.startsWith("fr") ? "fr" : "en";

export const i18n = createI18n({ language: languageOf(location.pathname, browsers), resources: { en: { app: en }, fr: { app: fr } } });

/** A feature brings its own words, with the chunk that needs them. */
export function addWords<Room extends keyof Rooms>(room: Room, english: Rooms[Room], french: object): void {
  i18n.addResourceBundle("en", room, english);
  i18n.addResourceBundle("fr", room, french);
}

/** Makes the page speak a language: texts, and what the document says of itself. */
export function speak(language: Language): void {
  document.documentElement.lang = `${language}-CA`;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
