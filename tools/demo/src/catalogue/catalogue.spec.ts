import type { ProductKind } from "@tablee/domain/product/vocabulary";
import type { Diet } from "@tablee/domain/subscription/vocabulary";
import { artNames } from "@tablee/ui/plates/art-names.gen";
import { menuOfWeek } from "../menus.ts";
import { catalogue } from "./catalogue.ts";
import type { Product, Words } from "./types.ts";

const ofKind = (kind: ProductKind) => catalogue.filter((product) => product.kind === kind);
const recipes = ofKind("ready-to-cook");
const meals = ofKind("ready-to-eat");
const market = ofKind("market");
const withDiet = (products: readonly Product[], diet: Diet) => products.filter((product) => product.diets.includes(diet));

/** [sku, text] of every French or English text of the catalogue. */
function texts(language: keyof Words): readonly (readonly [sku: string, text: string])[] {
  return catalogue.flatMap((product) => {
    const ingredients = product.ingredients.flatMap((ingredient) => [ingredient.name, ingredient.quantity]);
    const all = [product.name, product.subtitle, product.description, ...product.steps, ...ingredients, product.unit ?? product.name];
    return all.map((words) => [product.sku, words[language]] as const);
  });
}

const offending = (language: keyof Words, pattern: RegExp) => texts(language).filter(([, text]) => pattern.test(text));

describe("the catalogue", () => {
  it("fills the weeks of a menu several times over", () => {
    expect(recipes.length).toBeGreaterThanOrEqual(72);
    expect(meals.length).toBeGreaterThanOrEqual(40);
    expect(market.length).toBeGreaterThanOrEqual(160);
  });

  it("names and numbers every product once", () => {
    const unique = (values: readonly string[]) => expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    unique(catalogue.map((product) => product.sku));
    unique(catalogue.map((product) => product.name.en));
    unique(catalogue.map((product) => product.name.fr));
    const pattern = { "ready-to-cook": /^RTC-\d{4}$/, "ready-to-eat": /^RTE-\d{4}$/, market: /^MKT-\d{4}$/ };
    for (const product of catalogue) expect(product.sku).toMatch(pattern[product.kind]);
  });

  it("feeds four weeks of 18 recipes with what a family plan is promised", () => {
    expect(withDiet(recipes, "vegetarian").length).toBeGreaterThanOrEqual(4 * 5);
    expect(withDiet(recipes, "family-friendly").length).toBeGreaterThanOrEqual(4 * 4);
    expect(withDiet(recipes, "meat-and-fish").length).toBeGreaterThanOrEqual(4 * 8);
    expect(withDiet(recipes, "premium").length).toBeGreaterThanOrEqual(4);
    expect(withDiet(recipes, "vegan").length).toBeGreaterThanOrEqual(4);
  });

  it("has ready-to-eat meals for every diet", () => {
    expect(withDiet(meals, "keto").length).toBeGreaterThanOrEqual(8);
    expect(withDiet(meals, "vegetarian").length).toBeGreaterThanOrEqual(12);
    expect(withDiet(meals, "meat-and-fish").length).toBeGreaterThanOrEqual(12);
    expect(withDiet(meals, "high-protein").length).toBeGreaterThanOrEqual(8);
  });
});

describe("what a dish is built around", () => {
  it("is stated for every dish of meat or fish", () => {
    const dishes = [...recipes, ...meals].filter(({ diets, main }) => diets.includes("meat-and-fish") && !main);
    expect(dishes.map(({ name }) => name.en)).toEqual([]);
  });

  it("leaves a choice: no week's menu has more than three recipes of one protein and cut", () => {
    for (let week = 0; week < 8; week++) {
      const counts = new Map<string, number>();
      for (const { kind, main } of menuOfWeek("qc", week, 100).items) {
        if (kind !== "ready-to-cook" || !main) continue;
        const name = `${main.protein} ${main.cut}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    }
  });
});

describe("diets and allergens", () => {
  it("agree: vegan is vegetarian, and holds nothing of an animal", () => {
    for (const product of withDiet(catalogue, "vegan")) {
      expect(product.diets).toContain("vegetarian");
      for (const allergen of ["milk", "egg", "fish", "crustaceans", "molluscs"] as const) expect(product.allergens).not.toContain(allergen);
    }
  });

  it("keep fish and meat out of what is vegetarian", () => {
    for (const product of withDiet(catalogue, "vegetarian")) {
      expect(product.diets).not.toContain("meat-and-fish");
      for (const tag of ["chicken", "turkey", "duck", "beef", "pork", "lamb", "fish", "shellfish"])
        expect(product.dislikes).not.toContain(tag);
    }
  });

  it("leave no food without a side, vegetarian or meat and fish, but the cheese that is made with rennet", () => {
    const foods = catalogue.filter((product) => product.category !== "household");
    const neither = foods.filter((product) => !product.diets.some((diet) => diet === "vegetarian" || diet === "meat-and-fish"));
    expect(neither.map((product) => product.name.en)).toEqual(["Parmigiano Reggiano"]);
  });

  it("call keto what has little carbohydrate, and premium what costs more", () => {
    for (const meal of withDiet(catalogue, "keto")) expect(meal.nutrition.carbohydratesG).toBeLessThanOrEqual(15);
    for (const meal of withDiet(meals, "high-protein")) expect(meal.nutrition.proteinG).toBeGreaterThanOrEqual(24);
    for (const product of catalogue)
      expect([product.sku, product.diets.includes("premium")]).toEqual([product.sku, product.premiumCents !== undefined]);
  });

  it("hold for the categories named after them", () => {
    for (const recipe of recipes) {
      if (recipe.category === "vegan") expect(recipe.diets).toContain("vegan");
      if (recipe.category === "vegetarian") expect(recipe.diets).toContain("vegetarian");
    }
  });
});

describe("facts", () => {
  it("have calories that fat, protein and carbohydrates explain within 15 %", () => {
    for (const { sku, nutrition } of catalogue) {
      const explained = 9 * nutrition.fatG + 4 * nutrition.proteinG + 4 * nutrition.carbohydratesG;
      expect([sku, Math.abs(nutrition.calories - explained) <= Math.max(5, 0.15 * explained)]).toEqual([sku, true]);
    }
  });

  it("make a supper of every recipe and a meal of every meal", () => {
    for (const { nutrition } of recipes) expect(nutrition.calories >= 500 && nutrition.calories <= 850).toBe(true);
    for (const { nutrition } of meals) expect(nutrition.calories >= 250 && nutrition.calories <= 650).toBe(true);
  });

  it("have steps and times that fit the kind", () => {
    for (const recipe of recipes) {
      expect([recipe.sku, recipe.steps.length >= 4 && recipe.steps.length <= 6]).toEqual([recipe.sku, true]);
      expect(recipe.minutes >= 15 && recipe.minutes <= 50).toBe(true);
      expect(recipe.ingredients.length).toBeGreaterThanOrEqual(8);
    }
    for (const meal of meals) expect([meal.steps.length >= 1 && meal.steps.length <= 2, meal.minutes]).toEqual([true, 2]);
    for (const item of market) expect([item.steps.length, item.minutes]).toEqual([0, 0]);
  });

  it("price market items, and only those, between $1.99 and $34.99", () => {
    for (const item of market) expect(item.unit !== undefined && item.priceCents! >= 199 && item.priceCents! <= 3499).toBe(true);
    for (const dish of [...recipes, ...meals]) expect([dish.unit, dish.priceCents]).toEqual([undefined, undefined]);
  });
});

describe("plates", () => {
  it("are composed of two to five pieces of art that exist, none twice", () => {
    for (const { sku, plate } of catalogue) {
      expect([sku, plate.art.length >= 2 && plate.art.length <= 5, new Set(plate.art).size]).toEqual([sku, true, plate.art.length]);
      for (const name of plate.art) expect(artNames).toContain(name);
    }
  });
});

describe("words", () => {
  it("are there in both languages", () => {
    for (const product of catalogue) {
      for (const words of [product.name, product.subtitle, product.description, ...product.steps]) {
        expect([product.sku, words.en.trim() !== "" && words.fr.trim() !== ""]).toEqual([product.sku, true]);
      }
      if (product.kind !== "market") expect(product.ingredients.every((ingredient) => ingredient.quantity.fr !== "")).toBe(true);
    }
  });

  it("have no straight apostrophes, doubled spaces or loose ends", () => {
    for (const language of ["en", "fr"] as const) expect(offending(language, /'|"| {2}|^ | $/)).toEqual([]);
  });

  it("follow Québec spacing in French: no-break before : % $ », after «, none before ; ! ?", () => {
    expect(offending("fr", /[^\u00a0\d][:%$»](?!\d)|[^\u00a0][%$]| [:%$»]|«[^\u00a0]/)).toEqual([]);
    expect(offending("fr", /[\s\u00a0][;!?]/)).toEqual([]);
  });

  it("keep numbers and units together", () => {
    for (const language of ["en", "fr"] as const) expect(offending(language, /\d (?:g|kg|ml|L|cm|mm|°C|°F|min|h)(?![\p{L}])/u)).toEqual([]);
  });

  it("translate every unit of a recipe's quantities", () => {
    const known = /^[\d½¼¾]+(?:\u00a0(?:g|ml|c\. à (?:soupe|thé)|\p{L}+s?))?$/u;
    const english = /\b(?:tbsp|tsp|cloves?|cans?|bunch|sprigs?|pinch|slices?|stalks?|ribs?|sheets?)\b/;
    const quantities = [...recipes, ...meals].flatMap((dish) => dish.ingredients.map((ingredient) => ingredient.quantity.fr));
    expect(quantities.filter((text) => !known.test(text) || english.test(text))).toEqual([]);
  });

  it("speak to the reader as vous", () => {
    expect(offending("fr", /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu)).toEqual([]);
  });
});
