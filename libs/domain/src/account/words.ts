import type { Pair } from "../kernel/words.ts";
import type { Source } from "./vocabulary.ts";

/** Names of the ways in which a customer heard of us, for the histories. */
export const sourceWords = {
  friend: ["a friend", "une connaissance"],
  search: ["a search", "une recherche"],
  "social-media": ["social media", "les réseaux sociaux"],
  flyer: ["a flyer", "un dépliant"],
  "podcast-or-radio": ["a podcast or the radio", "un balado ou la radio"],
  gift: ["a gift", "un cadeau"],
  other: ["something else", "autre chose"],
} satisfies Readonly<Record<Source, Pair>>;
