import type { Language } from "../format/language.ts";
import type { Catalogues } from "./create-i18n.ts";
import { roomOf } from "./room-of.ts";

/** Files of words by their paths, as a glob finds them. */
export type WordFiles = Readonly<Record<string, { readonly words: Record<string, unknown> }>>;

/**
 * The catalogues among files of words, by language and room. A file `<room>/i18n/<language>.ts` has the room's words; the room named
 * here comes first, which makes it the default.
 */
export function cataloguesIn(files: WordFiles, first: string): Record<Language, Catalogues> {
  const of = (language: Language): Catalogues => {
    const rooms = Object.entries(files).flatMap(([path, { words }]) => {
      const its = roomOf(path);
      return its?.language === language ? [[its.room, words] as const] : [];
    });
    return Object.fromEntries(rooms.sort(([a], [b]) => Number(b === first) - Number(a === first)));
  };
  return { en: of("en"), fr: of("fr") };
}
