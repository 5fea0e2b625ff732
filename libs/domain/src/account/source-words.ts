import type { Pair } from "../kernel/words.ts";
import type { Source } from "./vocabulary.ts";

/** Names the sources by which customers heard of us, within a sentence. */
export const sourceWords = {
  friend: ["a friend", "une connaissance"],
  search: ["a search", "une recherche"],
  "social-media": ["social media", "les réseaux sociaux"],
  flyer: ["a flyer", "un dépliant"],
  "podcast-or-radio": ["a podcast or the radio", "un balado ou la radio"],
  gift: ["a gift", "un cadeau"],
  other: ["something else", "autre chose"],
} satisfies Readonly<Record<Source, Pair>>;

/** The answers to how a customer heard of us. */
export const sourceChoices = {
  friend: ["A friend", "Par une connaissance"],
  search: ["A search", "Par une recherche"],
  "social-media": ["Social media", "Sur les réseaux sociaux"],
  flyer: ["A flyer", "Par un dépliant"],
  "podcast-or-radio": ["A podcast or the radio", "Dans un balado ou à la radio"],
  gift: ["A gift", "Grâce à un cadeau"],
  other: ["Something else", "Autrement"],
} satisfies Readonly<Record<Source, Pair>>;
