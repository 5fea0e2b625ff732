import type { DishCard, OrderCard } from "@tablee/contracts/schemas";
import { excludedDishes } from "./excluded-dishes.ts";

const line = (sku: string) => ({ dish: { sku } as DishCard, quantity: 1 }) as unknown as OrderCard["lines"][number];
const added = (sku: string) => ({ lines: [line(sku)] }) as OrderCard["additions"][number];

test("what a household excludes is found among the dishes of a box and in its late additions, which cannot be swapped", () => {
  const excluded: OrderCard["excluded"] = ["one", "late", "gone"].map((sku) => ({ sku, allergens: ["milk"] }));
  const found = excludedDishes({ excluded, lines: [line("one"), line("two")], additions: [added("late"), added("one")] });
  expect(found.map(({ dish, isAddition }) => [dish.sku, isAddition])).toEqual([
    ["one", false],
    ["late", true],
  ]);
});
