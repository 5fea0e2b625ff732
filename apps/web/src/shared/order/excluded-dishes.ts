import type { DishCard, OrderCard } from "@tablee/contracts/schemas";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";

interface ExcludedDish {
  readonly dish: DishCard;
  readonly allergens: readonly Allergen[];
  /** Added after the cutoff: it cannot be swapped. */
  readonly isAddition: boolean;
}

/** The dishes of a box, late additions included, that contain what its household excludes. */
export function excludedDishes({ excluded, lines, additions }: Pick<OrderCard, "excluded" | "lines" | "additions">): ExcludedDish[] {
  const added = additions.flatMap((addition) => addition.lines);
  return excluded.flatMap(({ sku, allergens }) => {
    const own = lines.find(({ dish }) => dish.sku === sku);
    const line = own ?? added.find(({ dish }) => dish.sku === sku);
    return line ? [{ dish: line.dish, allergens, isAddition: !own }] : [];
  });
}
