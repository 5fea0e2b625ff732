import type { Language, Region } from "./region.ts";
import type { Pair, Voiced } from "./words.ts";

export const regionWords = {
  bc: ["British Columbia", "Colombie-Britannique"],
  ab: ["Alberta", "Alberta"],
  on: ["Ontario", "Ontario"],
  qc: ["Quebec", "Québec"],
} satisfies Readonly<Record<Region, Pair>>;

/** Languages within a sentence. */
export const languageWords = {
  en: { customer: ["English", "l’anglais"], staff: ["English", "anglais"] },
  fr: { customer: ["French", "le français"], staff: ["French", "français"] },
} satisfies Readonly<Record<Language, Voiced>>;
