import type { Pair } from "../kernel/words.ts";
import type { Allergen, Diet } from "./vocabulary.ts";

export const dietWords = {
  vegetarian: ["Vegetarian", "Végétarien"],
  vegan: ["Vegan", "Végétalien"],
  keto: ["Keto", "Céto"],
  "family-friendly": ["Family-friendly", "Pour la famille"],
  "meat-and-fish": ["Meat and fish", "Viande et poisson"],
  premium: ["Premium", "Signature"],
  "high-protein": ["High protein", "Riche en protéines"],
} satisfies Readonly<Record<Diet, Pair>>;

/** Allergens, within a sentence or a list. */
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
  "gluten-free-oats": ["gluten-free oats", "avoine sans gluten"],
  triticale: ["triticale", "triticale"],
  barley: ["barley", "orge"],
  rye: ["rye", "seigle"],
  oats: ["oats", "avoine"],
  almond: ["almonds", "amandes"],
  "brazil-nut": ["Brazil nuts", "noix du Brésil"],
  cashew: ["cashews", "noix de cajou"],
  hazelnut: ["hazelnuts", "noisettes"],
  macadamia: ["macadamia nuts", "noix de macadamia"],
  pecan: ["pecans", "pacanes"],
  "pine-nut": ["pine nuts", "pignons"],
  pistachio: ["pistachios", "pistaches"],
  walnut: ["walnuts", "noix de Grenoble"],
} satisfies Readonly<Record<Allergen, Pair>>;
