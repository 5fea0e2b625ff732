import type { Language } from "@tablee/domain/kernel/region";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { words as en } from "../app/i18n/en.ts";
import { words as fr } from "../app/i18n/fr.ts";
import { languageOf } from "../routing/paths.ts";
import type { Rooms } from "./rooms.gen.ts";

const browsers: Language = navigator.language.startsWith("fr") ? "fr" : "en";

export const i18n = createI18n({ language: languageOf(location.pathname, browsers), resources: { en: { app: en }, fr: { app: fr } } });

/** Adds the words of a room: they come with the chunk that asks for them (vite/words.ts). */
export function addWords<Room extends keyof Rooms>(room: Room, english: Rooms[Room], french: object): void {
  i18n.addResourceBundle("en", room, english);
  i18n.addResourceBundle("fr", room, french);
}

/** Makes the page speak a language: texts, and what the document says of itself. */
export function speak(language: Language): void {
  document.documentElement.lang = `${language}-CA`;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
