import type { ProductKind } from "@tablee/domain/product/vocabulary";
import type { Diet } from "@tablee/domain/subscription/vocabulary";
import { catalogue } from "./catalogue/catalogue.ts";
import type { Product } from "./catalogue/types.ts";
import { menuOfWeek } from "./menus.ts";

const bySku = new Map(catalogue.map((product) => [product.sku, product]));
const weeks = Array.from({ length: 26 }, (_, week) => week);

function dishes(week: number, kind: ProductKind): Product[] {
  const { items } = menuOfWeek("qc", week, 100);
  return items.flatMap(({ sku }) => bySku.get(sku) ?? []).filter((product) => product.kind === kind);
}

const holding = (list: readonly Product[], diet: Diet) => list.filter(({ diets }) => diets.includes(diet)).length;
const of = (list: readonly Product[], category: string) => list.filter((product) => product.category === category).length;

test.each(weeks)("week %i feeds every plan", (week) => {
  const recipes = dishes(week, "ready-to-cook");
  const meals = dishes(week, "ready-to-eat");
  expect(recipes.length).toBeGreaterThanOrEqual(18);
  expect(meals.length).toBeGreaterThanOrEqual(17);
  for (const diet of ["vegan", "keto", "family-friendly"] as const) expect([diet, holding(recipes, diet) >= 4]).toEqual([diet, true]);
  for (const diet of ["vegan", "keto", "vegetarian", "high-protein"] as const)
    expect([diet, holding(meals, diet) >= 4]).toEqual([diet, true]);
  expect(holding(recipes, "vegetarian")).toBeGreaterThanOrEqual(5);
  expect(holding(recipes, "meat-and-fish")).toBeGreaterThanOrEqual(8);
  expect(holding(recipes, "premium")).toBeGreaterThanOrEqual(1);
});

test.each(weeks)("week %i looks different from dish to dish", (week) => {
  const recipes = dishes(week, "ready-to-cook");
  expect(new Set(recipes).size).toBe(recipes.length);
  for (const category of ["poultry", "beef", "pork", "fish-seafood", "vegetarian", "vegan", "pasta"]) {
    expect([category, of(recipes, category) >= 1, of(recipes, category) <= 5]).toEqual([category, true, true]);
  }
  const meals = dishes(week, "ready-to-eat");
  for (const category of ["bowls", "classics", "curries", "soups", "breakfast"]) {
    expect([category, of(meals, category) >= 1, of(meals, category) <= 8]).toEqual([category, true, true]);
  }
});

test("every recipe and every meal has its turn within a season", () => {
  const seen = new Set(weeks.slice(0, 13).flatMap((week) => [...dishes(week, "ready-to-cook"), ...dishes(week, "ready-to-eat")]));
  expect(catalogue.filter((product) => product.kind !== "market" && !seen.has(product)).map(({ sku }) => sku)).toEqual([]);
});
