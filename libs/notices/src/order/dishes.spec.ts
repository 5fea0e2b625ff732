import { cents } from "@tablee/domain/kernel/money";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductCard, ProductOption } from "@tablee/domain/product/vocabulary";
import { card, recipe } from "@tablee/domain/testing/examples";
import { dishesAdded, dishesIn, type Products } from "./dishes.ts";

const tofu: ProductOption = {
  id: "tofu",
  kind: "protein-swap",
  name: { en: "Tofu instead of salmon", fr: "Tofu au lieu du saumon" },
  phrase: { en: "with tofu", fr: "au tofu" },
  larger: { en: "50% more tofu", fr: "50\u00a0% de tofu en plus" },
  centsPerServing: cents(0),
  takes: { allergens: ["fish"], diets: [] },
  brings: { allergens: ["soy"], diets: [] },
};
const larger: ProductOption = {
  id: "more-fish",
  kind: "larger-protein",
  name: { en: "50% more salmon", fr: "50\u00a0% de saumon en plus" },
  centsPerServing: cents(549),
  takes: { allergens: [], diets: [] },
  brings: { allergens: [], diets: [] },
};
const products: Products = new Map<string, ProductCard>([
  [
    "RTC-0001",
    {
      ...card,
      name: { en: "Salmon in dill cream", fr: "Saumon à la crème d’aneth" },
      allergens: ["fish", "milk", "tree-nuts", "pine-nut"],
      options: [tofu, larger],
    },
  ],
  ["MKT-0001", { ...card, name: { en: "Honey", fr: "Miel" }, category: "pantry", allergens: [] }],
  ["MKT-0002", { ...card, name: { en: "Candle", fr: "Chandelle" }, category: "household", allergens: [] }],
]);
const chosen = ({ id, kind, centsPerServing }: ProductOption) => ({ id, kind, centsPerServing });
const swapped: OrderLine = { ...recipe(1), options: [chosen(tofu)] };
const dishes = (lines: OrderLine[], added: OrderLine[] = []) =>
  dishesIn({ lines, additions: { one: { status: "billed", lines: added } } } as unknown as ExistingOrder, { products, language: "fr" });

const asItIs = "Contient\u00a0: lait, noix (pignons) et poisson.";
const withTofu = "Contient\u00a0: lait, soya et noix (pignons).";

describe("the dishes that a notice lists", () => {
  it("have their names, and their numbers where the catalogue no longer has them", () => {
    expect(dishes([recipe(1, 2), recipe(2)])).toEqual([`2 × Saumon à la crème d’aneth. ${asItIs}`, "RTC-0002"]);
  });

  it("name what their household asked to leave out, in the dishes that hold it as they were customized", () => {
    const order = { lines: [recipe(1), swapped] } as unknown as ExistingOrder;
    expect(dishesIn(order, { products, language: "fr", excluded: ["fish"] })).toEqual([
      `Saumon à la crème d’aneth. ${asItIs} Vous nous avez demandé d’écarter\u00a0: poisson.`,
      `Saumon à la crème d’aneth (au tofu). ${withTofu}`,
    ]);
  });

  it("keep the contents of an option that the catalogue dropped, and name none where no source has it", () => {
    const shrimp = { id: "shrimp", kind: "protein-swap", centsPerServing: cents(0) } as const;
    const facts = { name: { en: "shrimp", fr: "shrimp" }, takes: tofu.takes!, brings: { allergens: ["crustaceans"], diets: [] } } as const;
    const line: OrderLine = { ...recipe(1), options: [shrimp] };
    const [id, salmon] = [...products][0]!;
    const dropped = [{ ...shrimp, ...facts }] as unknown as ProductOption[];
    const order = { lines: [line] } as unknown as ExistingOrder;
    const named = (known: Products) => dishesIn(order, { products: known, language: "en" })[0];
    expect(named(new Map([[id, { ...salmon, dropped }]]))).toBe(
      "Salmon in dill cream (shrimp). Contains milk, tree nuts (pine nuts) and crustaceans.",
    );
    expect(named(products)).not.toContain("Contains");
  });

  it("name the chosen options, and are listed apart from the same dish without options", () => {
    expect(dishes([swapped], [recipe(1)])).toEqual([
      `Saumon à la crème d’aneth (au tofu). ${withTofu}`,
      `Saumon à la crème d’aneth. ${asItIs}`,
    ]);
  });

  it("name a larger serving that was added to the replacement", () => {
    expect(dishes([swapped], [{ ...recipe(1), options: [chosen(larger)], upgrade: true }])).toEqual([
      `Saumon à la crème d’aneth (au tofu, 50\u00a0% de tofu en plus). ${withTofu}`,
    ]);
  });

  it("are labelled in an addition as well, a larger serving as the dish of the box that it enlarges", () => {
    const more: OrderLine = { ...recipe(1), options: [chosen(larger)], upgrade: true };
    const honey: OrderLine = { ...recipe(1, 2), kind: "market", sku: "MKT-0001" };
    expect(dishesAdded([honey, more], [swapped], { products, language: "fr" })).toEqual([
      "2 × Miel. Aucun des allergènes prioritaires.",
      `Saumon à la crème d’aneth (au tofu, 50\u00a0% de tofu en plus). ${withTofu}`,
    ]);
  });

  it("name the allergens of the chosen options one by one, state that there are none, and omit both where the item is not food", () => {
    const line = (sku: string): OrderLine => ({ ...recipe(1), kind: "market", sku });
    expect(dishes([line("MKT-0001"), line("MKT-0002")])).toEqual(["Miel. Aucun des allergènes prioritaires.", "Chandelle"]);
  });
});
