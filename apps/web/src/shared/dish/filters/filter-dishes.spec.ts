import type { DishCard } from "@tablee/contracts/schemas";
import { dietsBeside, filterDishes } from "./filter-dishes.ts";

const dish = (sku: string, name: string, category: string, diets: DishCard["diets"] = []): DishCard => ({
  sku,
  kind: "ready-to-cook",
  category,
  name: { en: name, fr: name },
  subtitle: { en: "with rice", fr: "avec riz" },
  diets,
  allergens: [],
  minutes: 30,
  calories: 600,
  plate: { vessel: "plate", cloth: "oat", art: ["rice"] },
});
const dishes = [dish("RTC-0001", "Crème brûlée", "desserts", ["vegetarian"]), dish("RTC-0002", "Beef bowl", "bowls", ["high-protein"])];
const names = (filter: Parameters<typeof filterDishes>[2]) => filterDishes(dishes, (d) => d, filter).map((d) => d.name.en);

test("without a filter everything stays", () => {
  expect(names({})).toEqual(["Crème brûlée", "Beef bowl"]);
});

test("accents and case do not matter in a search, and every word has to be found", () => {
  expect(names({ text: "BRULEE creme" })).toEqual(["Crème brûlée"]);
  expect(names({ text: "brulee beef" })).toEqual([]);
});

test("category and diets narrow together", () => {
  expect(names({ category: "bowls" })).toEqual(["Beef bowl"]);
  expect(names({ diets: ["vegetarian"] })).toEqual(["Crème brûlée"]);
  expect(names({ category: "bowls", diets: ["vegetarian"] })).toEqual([]);
});

test("a category that bears a diet's name holds all that suits the diet, and is not offered as a diet beside it", () => {
  const tofu = dish("RTC-0003", "Tofu", "vegan", ["vegetarian", "vegan"]);
  const omelette = dish("RTC-0004", "Omelette", "vegetarian", ["vegetarian", "family-friendly"]);
  const found = filterDishes([tofu, omelette], (d) => d, { category: "vegetarian" });
  expect(found.map((d) => d.name.en)).toEqual(["Tofu", "Omelette"]);
  expect(dietsBeside([tofu, omelette], ["vegan", "vegetarian"], [])).toEqual(["family-friendly"]);
  expect(dietsBeside([tofu, omelette], ["vegan", "vegetarian"], ["vegan"])).toEqual(["vegan", "family-friendly"]);
});

test("time and allergens leave out what takes too long or holds them", () => {
  const quick: DishCard = { ...dish("RTC-0003", "Quick soup", "soups"), minutes: 15, allergens: ["milk"] };
  const found = (filter: Parameters<typeof filterDishes>[2]) => filterDishes([...dishes, quick], (d) => d, filter).map((d) => d.name.en);
  expect(found({ minutes: 20 })).toEqual(["Quick soup"]);
  expect(found({ without: ["milk"] })).toEqual(["Crème brûlée", "Beef bowl"]);
});
