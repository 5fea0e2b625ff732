import type { Language } from "./place/region.ts";
import type { Voiced } from "./voices.ts";

/** Languages within a sentence. */
export const languageWords = {
  en: { customer: ["English", "l’anglais"], staff: ["English", "anglais"] },
  fr: { customer: ["French", "le français"], staff: ["French", "français"] },
} satisfies Readonly<Record<Language, Voiced>>;
