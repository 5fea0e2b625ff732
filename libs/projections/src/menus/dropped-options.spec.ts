import { cents } from "@tablee/domain/kernel/money";
import { contentsWith } from "@tablee/domain/product/contents";
import { menuItem, recipe } from "@tablee/domain/testing/examples";
import { lackingOptions, optionsAsSold } from "./dropped-options.ts";

const shrimp = { id: "shrimp", kind: "protein-swap", centsPerServing: cents(200) } as const;
const line = { ...recipe(1), options: [shrimp] };
const facts = { takes: { allergens: [], diets: [] }, brings: { allergens: ["crustaceans" as const], diets: [] } };
const items = [menuItem(line.sku, { allergens: ["milk"], options: [{ ...shrimp, ...facts }] })];

describe("an option that the catalogue has dropped", () => {
  it("keeps the contents that its menu has of it, under its id", () => {
    const lacking = lackingOptions([line, recipe(2)], () => ({ options: [] }));
    const [[sku, option] = []] = optionsAsSold(lacking, items);
    expect([sku, option?.name.en]).toEqual([line.sku, "shrimp"]);
    expect(contentsWith({ allergens: ["milk"], diets: [] }, [option!]).allergens).toEqual(["crustaceans", "milk"]);
  });

  it("is none that a card still has, nor one of a product without a card, nor one that its menu lacks", () => {
    expect(lackingOptions([line], () => ({ options: [{ ...shrimp, name: { en: "Shrimp", fr: "Crevettes" } }] }))).toEqual([]);
    expect(lackingOptions([line], () => undefined)).toEqual([]);
    expect(optionsAsSold([[line.sku, shrimp]], [menuItem(line.sku)])).toEqual([]);
  });
});
