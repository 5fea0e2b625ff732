import { wordsOf } from "@tablee/domain/kernel/text/search";

const singular = (word: string): string => word.replace(/[sx]$/, "");

/** True if a list of ingredients only repeats the name above it: strawberries for strawberries, salmon for a salmon fillet. */
export function repeatsName(name: string, ingredients: readonly string[]): boolean {
  const known = wordsOf(name);
  return ingredients.length === 1 && wordsOf(ingredients[0]!).every((word) => known.some((other) => other.startsWith(singular(word))));
}
