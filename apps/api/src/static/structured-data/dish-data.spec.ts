import { RECIPE_SERVINGS } from "@tablee/domain/product/vocabulary";
import { brands } from "@tablee/platform/brand";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { dishData } from "./dish-data.ts";

const page = { language: "fr", address: "https://tablee.example/produit/RTC-0001", image: "https://tablee.example/a.png" } as const;
const card = {
  kind: "ready-to-cook",
  name: { en: "Rice & peas", fr: "Riz aux pois" },
  description: { en: "Warm.", fr: "Bien chaud." },
  category: "bowls",
  diets: ["vegan", "family-friendly"],
  allergens: ["wheat", "soy"],
  ingredients: [{ name: { en: "peas", fr: "pois" }, quantity: { en: "200 g", fr: "200 g" } }],
  nutrition: { calories: 512.4, fatG: 12, proteinG: 20.5, carbohydratesG: 70 },
  minutes: 35,
  steps: [{ en: "Boil.", fr: "Faites bouillir." }],
};
const dataOf = (change: object, kind: ProductRow["kind"] = "ready-to-cook", withdrawn = false) =>
  dishData({ key: "RTC-0001", kind, withdrawn, card: { ...card, ...change } } as unknown as ProductRow, { ...page, brand: brands.tablee });

describe("a dish for search engines", () => {
  it("is a product without a price, since the plan decides it, and a recipe in the page's language", () => {
    const [product, recipe, ...others] = dataOf({});
    expect(others).toEqual([]);
    expect(product).toMatchObject({ "@type": ["Product", "MenuItem"], name: "Riz aux pois", sku: "RTC-0001", image: page.image });
    expect(product).not.toHaveProperty("offers");
    expect(product).toMatchObject({ additionalProperty: { name: "Contient", value: "gluten (blé), soya" } });
    expect(recipe).toMatchObject({
      "@type": "Recipe",
      totalTime: "PT35M",
      recipeYield: `${RECIPE_SERVINGS} portions`,
      recipeIngredient: ["200 g pois"],
      recipeInstructions: [{ "@type": "HowToStep", text: "Faites bouillir." }],
      nutrition: { calories: "512 calories", proteinContent: "20.5 g", servingSize: "1 portion" },
      suitableForDiet: ["https://schema.org/VeganDiet"],
    });
  });

  it("has its price where it is a market item that is sold, and no nutrition where it is no food", () => {
    const [soap, ...others] = dataOf({ category: "household", priceCents: 650, allergens: [] }, "market");
    expect(others).toEqual([]);
    expect(soap).toMatchObject({ "@type": "Product", offers: { price: "6.50", priceCurrency: "CAD" } });
    for (const absent of ["nutrition", "suitableForDiet", "additionalProperty"]) expect(soap).not.toHaveProperty(absent);
    expect(dataOf({ priceCents: 650 }, "market", true)[0]).not.toHaveProperty("offers");
  });

  it("is no recipe where it is heated", () => expect(dataOf({}, "ready-to-eat")).toHaveLength(1));
});
