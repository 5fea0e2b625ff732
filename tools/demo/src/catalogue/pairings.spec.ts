import { catalogue } from "./catalogue.ts";
import { tables } from "./pairings.ts";

const bySku = new Map(catalogue.map((product) => [product.sku, product]));
const dishes = catalogue.filter(({ kind }) => kind !== "market");
const pairs = dishes.flatMap((dish) => (dish.pairings ?? []).map((sku) => ({ dish, item: bySku.get(sku)! })));
/** The pairs that break a rule, by name. */
const breaking = (rule: (pair: (typeof pairs)[number]) => boolean) =>
  pairs.filter(rule).map(({ dish, item }) => `${dish.name.en}: ${item.name.en}`);
const named = (name: string) => dishes.find(({ name: { en } }) => en === name)!.pairings!.map((sku) => bySku.get(sku)!.name.en);

describe("what goes with a dish", () => {
  it("comes from the one table that the dish is eaten at", () => {
    const seated = tables.flatMap((table) => table.dishes);
    expect(seated.toSorted()).toEqual(dishes.map(({ sku }) => sku).toSorted());
    for (const { besides } of tables) for (const sku of besides.flat()) expect(bySku.get(sku)?.kind).toBe("market");
  });

  it("is two things or three, none of them twice", () => {
    for (const { pairings = [] } of dishes) {
      expect([2, 3]).toContain(pairings.length);
      expect(new Set(pairings).size).toBe(pairings.length);
    }
  });

  it("is nothing sweet from the bakery, the dessert shelf or the snacks, and nothing sold only with a basket", () => {
    const sweet = ({ category, name }: (typeof dishes)[number]) =>
      category === "desserts" || /chocolat|maple|muffin|cookie|candies|banana|jam|soda/i.test(name.en);
    expect(breaking(({ item }) => sweet(item) || item.minimumBasketCents !== undefined)).toEqual([]);
  });

  it("is vegan beside a vegan dish and vegetarian beside a vegetarian one", () => {
    for (const diet of ["vegan", "vegetarian"] as const)
      expect(breaking(({ dish, item }) => dish.diets.includes(diet) && !item.diets.includes(diet))).toEqual([]);
  });

  it("brings no allergen that the dish has not", () => {
    expect(breaking(({ dish, item }) => item.allergens.some((allergen) => !dish.allergens.includes(allergen)))).toEqual([]);
  });

  it("has no bread beside a keto dish", () => {
    expect(breaking(({ dish, item }) => dish.diets.includes("keto") && item.category === "bakery")).toEqual([]);
  });

  it("suits the kitchen that it comes from", () => {
    expect(named("Smoky sweet potato chili")).toContain("Corn tortilla chips");
    expect(named("Mushroom bourguignon")).toEqual(expect.arrayContaining([expect.stringMatching(/^(Baguette|Country sourdough)$/)]));
    expect(named("Saag paneer")).not.toContain("Garlic naan");
  });
});
