import type { Text } from "../kernel/words.ts";

/** The allergens of a dish, in the app and in notices. */
export const labelWords = {
  contains: ["Contains {{list}}", "Contient\u00a0: {{list}}"],
  excluded: ["You asked us to leave out {{list}}", "Vous nous avez demandé d’écarter\u00a0: {{list}}"],
  noAllergens: ["None of the priority allergens", "Aucun des allergènes prioritaires"],
} satisfies Readonly<Record<string, Text>>;

/** Categories whose allergens are not known: items that are no food, and dishes that left the catalogue. */
const withoutLabel: readonly string[] = ["household", "unlisted"];

/** True if a dish without allergens is named as such. */
export const isFood = ({ category }: { readonly category: string }): boolean => !withoutLabel.includes(category);
