import type { DishCard } from "@tablee/contracts/schemas";
import type { TFunction } from "i18next";

interface Counted {
  readonly kind: DishCard["kind"];
  readonly quantity: number;
}

const keys = { "ready-to-cook": "contents.dishes", "ready-to-eat": "contents.meals", market: "contents.items" } as const;

/** The number of dishes, meals and items in a box: '3 dishes, 2 items' / '3 plats, 2 articles'. Empty for an empty box. */
export function contentsWords(lines: readonly Counted[], t: TFunction<"order">): string {
  const kinds = Object.entries(keys) as [keyof typeof keys, (typeof keys)[keyof typeof keys]][];
  return kinds
    .map(([kind, key]) => ({ key, count: lines.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0) }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(key, { count }))
    .join(", ");
}
