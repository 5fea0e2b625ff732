import type { Pair } from "../kernel/words.ts";
import type { Allergen } from "./vocabulary.ts";

/** Allergens as they stand in a sentence or a list. */
export const allergenWords = {
  gluten: ["gluten", "gluten"],
  wheat: ["wheat", "blé"],
  milk: ["milk", "lait"],
  egg: ["egg", "œuf"],
  soy: ["soy", "soya"],
  peanut: ["peanut", "arachide"],
  "tree-nuts": ["tree nuts", "noix"],
  sesame: ["sesame", "sésame"],
  fish: ["fish", "poisson"],
  crustaceans: ["crustaceans", "crustacés"],
  molluscs: ["molluscs", "mollusques"],
  mustard: ["mustard", "moutarde"],
  sulphites: ["sulphites", "sulfites"],
} satisfies Readonly<Record<Allergen, Pair>>;
