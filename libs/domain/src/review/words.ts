import type { Pair } from "../kernel/words.ts";
import type { Again, DislikeCategory } from "./vocabulary.ts";

/** The answers to whether a dish would be ordered again. */
export const againWords = {
  never: ["Never", "Jamais"],
  "probably-not": ["Probably not", "Probablement pas"],
  possibly: ["Possibly", "Peut-être"],
  "most-likely": ["Most likely", "Très probablement"],
  definitely: ["Definitely", "Certainement"],
} satisfies Readonly<Record<Again, Pair>>;

/** The answers, worded to end a sentence. */
export const againAnswerWords = {
  never: ["“never again”", "«\u00a0plus jamais\u00a0»"],
  "probably-not": ["“probably not again”", "«\u00a0probablement pas une autre fois\u00a0»"],
  possibly: ["“possibly again”", "«\u00a0peut-être une autre fois\u00a0»"],
  "most-likely": ["“most likely again”", "«\u00a0très probablement une autre fois\u00a0»"],
  definitely: ["“definitely again”", "«\u00a0certainement une autre fois\u00a0»"],
} satisfies Readonly<Record<Again, Pair>>;

/** The parts of a dish that may be disliked. */
export const dislikeWords = {
  taste: ["Taste", "Le goût"],
  instructions: ["Instructions or recipe card", "Les instructions ou la fiche recette"],
  delivery: ["Delivery", "La livraison"],
  ingredients: ["Ingredient quality", "La qualité des ingrédients"],
} satisfies Readonly<Record<DislikeCategory, Pair>>;
