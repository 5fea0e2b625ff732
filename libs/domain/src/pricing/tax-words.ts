import type { Text } from "../kernel/words.ts";
import type { TaxReason } from "./tax-policy.ts";

/** Reasons for a tax or for its absence, as a clause after the tax's name. */
export const taxReasonWords = {
  "basic-grocery-zero-rated": ["basic groceries are zero-rated", "les aliments de base sont détaxés"],
  "prepared-meal-zero-rated": ["this meal counts as a basic grocery", "ce repas compte comme aliment de base"],
  "zero-rated-for-qst": ["Québec zero-rates this food", "le Québec détaxe cet aliment"],
  "food-exempt-from-pst": ["food is exempt", "les aliments en sont exemptés"],
  "carbonated-drink-pst": ["sweetened carbonated drinks are taxable", "les boissons gazeuses sucrées sont taxables"],
  taxable: ["this item is taxable", "cet article est taxable"],
  "taxable-snack": ["snacks are taxable", "les grignotines sont taxables"],
  "taxable-candy": ["candy and chocolate are taxable", "les friandises et le chocolat sont taxables"],
  "taxable-sweet-baked-goods": [
    "sweet baked goods are taxable in packages of fewer than six",
    "les pâtisseries sont taxables en emballage de moins de six",
  ],
  "taxable-frozen-dessert": ["frozen desserts are taxable in single servings", "les desserts glacés sont taxables en portion individuelle"],
  "taxable-pudding": ["puddings are taxable in single servings", "les poudings sont taxables en portion individuelle"],
  "taxable-carbonated-drink": ["carbonated drinks are taxable", "les boissons gazeuses sont taxables"],
  "taxable-sparkling-water": ["sparkling water is taxable", "l’eau gazéifiée est taxable"],
  "taxable-sweet-drink": [
    "fruit drinks with less than 25% juice are taxable",
    "les boissons aux fruits à moins de 25\u00a0% de jus sont taxables",
  ],
  "taxable-single-drink": [
    "drinks under 600\u00a0ml are taxable when sold singly",
    "les boissons de moins de 600\u00a0ml vendues à l’unité sont taxables",
  ],
  "taxable-hot-food": ["hot food is taxable", "les aliments servis chauds sont taxables"],
  "taxable-salad": ["prepared salads are taxable", "les salades préparées sont taxables"],
  "taxable-sandwich": ["sandwiches are taxable", "les sandwichs sont taxables"],
  "taxable-platter": ["platters are taxable", "les plateaux sont taxables"],
} satisfies Readonly<Record<TaxReason, Text>>;
