import type { Words } from "@tablee/domain/kernel/words";
import { labelWords } from "@tablee/domain/product/label";
import { productKindWords } from "@tablee/domain/product/words";
import { allergenWords, dietWords } from "@tablee/domain/subscription/words";

/** The words of food: its kinds, diets and allergens, and the facts of a dish. */
export const words = {
  minutes: ["{{count}} min", "{{count}}\u00a0min"],
  calories: ["{{count}} Cal", "{{count}}\u00a0Cal"],
  ...labelWords,
  premium: ["+{{price}} a serving", "+\u00a0{{price}} la portion"],
  diet: dietWords,
  allergen: allergenWords,
  kind: productKindWords,
} satisfies Words;
