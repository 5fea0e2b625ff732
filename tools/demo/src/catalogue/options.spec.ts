import { linesOf } from "@tablee/commands/order/making/order-lines";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import { priceLines } from "@tablee/domain/pricing/price-lines";
import { contentsWith, excludedIn } from "@tablee/domain/product/contents";
import { optionCents } from "@tablee/domain/product/option-price";
import { optionName, optionPhrases } from "@tablee/domain/product/option-words";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { menuOfWeek } from "../menus.ts";
import { catalogue } from "./catalogue.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { replacedIn } from "./options.ts";
import type { Product } from "./types.ts";

const recipes = catalogue.filter((product) => product.kind === "ready-to-cook");
const ids = Object.keys(ingredients) as IngredientId[];
const ingredientsOf = (dish: Product): IngredientId[] =>
  dish.ingredients.map(({ name }) => ids.find((id) => ingredients[id].name === name)!);

/** The ingredient that each option adds; more of the dish's own protein, or of its replacement, adds nothing new. */
const addedBy: Readonly<Record<string, IngredientId>> = {
  tofu: "tofu",
  chicken: "chicken-breasts",
  salmon: "salmon",
  halloumi: "halloumi",
  "more-tofu": "tofu",
  "add-chicken": "chicken-breasts",
};

/** Every choice that a dish offers: nothing, one option, or one of each kind in either order. */
function combinations({ options = [] }: Product): (readonly ProductOption[])[] {
  const pairs = options.flatMap((one) => options.filter((other) => other.kind !== one.kind).map((other) => [one, other]));
  return [[], ...options.map((option) => [option]), ...pairs];
}

const choices = recipes.flatMap((dish) => combinations(dish).map((chosen) => ({ dish, chosen })));

/** The ingredients that are packed for a choice. */
function packed({ dish, chosen }: (typeof choices)[number]): IngredientId[] {
  const own = ingredientsOf(dish);
  const gone = chosen.some(({ kind }) => kind === "protein-swap") ? replacedIn(own) : [];
  return [...own.filter((id) => !gone.includes(id)), ...chosen.flatMap(({ id }) => addedBy[id] ?? [])];
}

const label = ({ dish, chosen }: (typeof choices)[number]) => [dish.sku, ...chosen.map(({ id }) => id)].join(" ");
const dishNamed = (name: string) => recipes.find((dish) => dish.name.en === name)!;
const optionOf = (dish: Product, id: string) => dish.options!.find((option) => option.id === id)!;

describe("every dish with every choice", () => {
  it("contains the allergens of what is packed for it, no more and no fewer", () => {
    expect(choices.length).toBeGreaterThan(300);
    for (const choice of choices) {
      const inIt = [...new Set(packed(choice).flatMap((id) => ingredients[id].allergens))].toSorted();
      expect([label(choice), contentsWith(choice.dish, choice.chosen).allergens.toSorted()]).toEqual([label(choice), inIt]);
    }
  });

  it("suits the diets that what is packed for it allows", () => {
    for (const choice of choices) {
      const sources = new Set(packed(choice).map((id) => ingredients[id].source));
      const { diets } = contentsWith(choice.dish, choice.chosen);
      const flesh = sources.has("meat") || sources.has("fish");
      expect([label(choice), diets.includes("meat-and-fish"), diets.includes("vegetarian"), diets.includes("vegan")]).toEqual([
        label(choice),
        flesh,
        !flesh && !sources.has("rennet"),
        !flesh && !sources.has("rennet") && !sources.has("animal"),
      ]);
      expect(new Set(diets).size).toBe(diets.length);
    }
  });

  it("is refused for an allergen that the choice brings, never for one that the dish has anyway", () => {
    for (const { dish, chosen } of choices)
      for (const allergen of new Set(chosen.flatMap(({ brings }) => brings!.allergens)))
        expect(excludedIn(dish, chosen, [allergen])).toEqual(dish.allergens.includes(allergen) ? [] : [allergen]);
  });
});

describe("the price of every choice", () => {
  const forFour = { type: "ready-to-cook", persons: 4, recipes: 3 } as const;
  const weeks = Array.from({ length: 20 }, (_, n) => menuOfWeek("on", n, 100).items);
  const onMenu = new Map(weeks.flat().map(({ taxFacts: _, ...item }) => [item.sku, { ...item, taxCategory: "basic-grocery" } as const]));
  /** The amount of two units for four, as the server prices the line that an editor asks for. */
  function amountOf(item: MenuItem, options: readonly string[]): number {
    const lines = linesOf([item], [{ sku: item.sku, quantity: 2, options }]);
    if (isRefusal(lines)) throw new Error(lines.refused);
    return priceLines(policyOn(pricePolicies, "2027-02-06"), forFour, lines)[0]!.amountCents;
  }

  it("is that of the dish and of each option as it is shown beside the others", () => {
    for (const product of catalogue)
      for (const chosen of combinations(product)) {
        const item = onMenu.get(product.sku)!;
        const ids = chosen.map(({ id }) => id);
        const shown = chosen.reduce((sum, option) => sum + optionCents(option, chosen), 0);
        const servings = 2 * (product.kind === "ready-to-cook" ? 4 : 1);
        expect([product.sku, ids, amountOf(item, ids) - amountOf(item, [])]).toEqual([product.sku, ids, shown * servings]);
      }
  });

  it("has a larger serving at the price of the protein that is chosen, and a topping at its own", () => {
    const larger: Readonly<Record<string, number>> = { tofu: 249, chicken: 349, salmon: 549 };
    const pairs = choices.filter(({ chosen: [one, other] }) => one?.kind === "protein-swap" && other);
    expect(pairs.length).toBeGreaterThan(60);
    for (const choice of pairs) {
      const [swap, more] = choice.chosen as [ProductOption, ProductOption];
      const expected = more.id.startsWith("more-") ? larger[swap.id] : more.centsPerServing;
      expect([label(choice), optionCents(more, choice.chosen), optionCents(more, [])]).toEqual([
        label(choice),
        expected,
        more.centsPerServing,
      ]);
    }
  });

  it("is that of the dish's own larger serving on menus published before swaps had one", () => {
    const steak = dishNamed("Steak au poivre");
    const { options, ...item } = onMenu.get(steak.sku)!;
    const before = { ...item, options: options!.map(({ largerCentsPerServing: _, ...option }) => option) };
    expect(amountOf(before, ["tofu", "more-beef"]) - amountOf(before, [])).toBe(449 * 8);
    expect(amountOf({ ...item, options: options! }, ["tofu", "more-beef"]) - amountOf(before, [])).toBe(249 * 8);
  });
});

describe("a swap", () => {
  it("removes the fish allergen where the replaced protein was its only source", () => {
    const salmon = dishNamed("Crisp-skinned salmon");
    expect(contentsWith(salmon, [optionOf(salmon, "tofu")])).toEqual({ allergens: ["milk", "soy"], diets: ["vegetarian"] });
  });

  it("keeps the fish allergen of a sauce", () => {
    const shepherd = dishNamed("Pâté chinois");
    expect(contentsWith(shepherd, [optionOf(shepherd, "tofu")])).toEqual({
      allergens: ["fish", "milk", "soy", "sulphites"],
      diets: ["meat-and-fish", "family-friendly"],
    });
  });

  it("replaces one protein at most, and its name says which", () => {
    for (const dish of recipes) {
      const replaced = replacedIn(ingredientsOf(dish));
      for (const { kind, name, takes } of dish.options ?? []) {
        if (kind !== "protein-swap") continue;
        expect([dish.sku, replaced.length <= 1]).toEqual([dish.sku, true]);
        expect([dish.sku, name.en.includes(" instead of "), name.fr.includes(" au lieu d")]).toEqual([
          dish.sku,
          replaced.length === 1,
          replaced.length === 1,
        ]);
        if (replaced.length === 0) expect(takes!.allergens).toEqual([]);
      }
    }
  });
});

describe("the words of a choice", () => {
  const salmon = dishNamed("Crisp-skinned salmon");
  const tofu = optionOf(salmon, "tofu");
  const larger = optionOf(salmon, "more-fish");

  it("name what is replaced and what there is more of, in both languages", () => {
    expect([tofu.name, larger.name]).toEqual([
      { en: "Tofu instead of salmon", fr: "Tofu au lieu du saumon" },
      { en: "50% more salmon", fr: "50\u00a0% de saumon en plus" },
    ]);
  });

  it("name the replacement where more of it was chosen", () => {
    expect(optionName(larger, [tofu]).fr).toBe("50\u00a0% de tofu en plus");
    expect(optionPhrases([larger, tofu]).map(({ fr }) => fr)).toEqual(["au tofu", "50\u00a0% de tofu en plus"]);
  });

  it("leave a topping its own name beside a swap", () => {
    const pizza = dishNamed("Burst tomato pizza");
    expect(optionPhrases(pizza.options!).map(({ en }) => en)).toEqual(["with chicken", "Grilled halloumi on top"]);
  });

  it("are typeset as all others", () => {
    const all = recipes.flatMap(({ options = [] }) =>
      options.flatMap(({ name, phrase, larger: more }) => [name, phrase ?? name, more ?? name]),
    );
    expect(all.filter(({ en, fr }) => /'| {2}/.test(en + fr) || /[^\u00a0]%/.test(fr) || /\s%/.test(en))).toEqual([]);
  });
});
