import { cents } from "@tablee/domain/kernel/money";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { recipe } from "@tablee/domain/testing/examples";
import { dishesIn } from "./dishes.ts";

const tofu: ProductOption = {
  id: "tofu",
  kind: "protein-swap",
  name: { en: "Tofu instead of salmon", fr: "Tofu au lieu du saumon" },
  phrase: { en: "with tofu", fr: "au tofu" },
  larger: { en: "50% more tofu", fr: "50\u00a0% plus de tofu" },
  centsPerServing: cents(0),
};
const larger: ProductOption = {
  id: "more-fish",
  kind: "larger-protein",
  name: { en: "50% more salmon", fr: "50\u00a0% plus de saumon" },
  centsPerServing: cents(549),
  takes: { allergens: [], diets: [] },
  brings: { allergens: [], diets: [] },
};
const products = new Map([
  ["RTC-0001", { name: { en: "Salmon in dill cream", fr: "Saumon à la crème d’aneth" }, options: [tofu, larger] }],
]);
const chosen = ({ id, kind, centsPerServing }: ProductOption) => ({ id, kind, centsPerServing });
const swapped: OrderLine = { ...recipe(1), options: [chosen(tofu)] };
const dishes = (lines: OrderLine[], added: OrderLine[] = []) =>
  dishesIn({ lines, additions: { one: { status: "billed", lines: added } } } as unknown as ExistingOrder, { products, language: "fr" });

describe("the dishes that a notice lists", () => {
  it("are named as they are, and by their number where the catalogue has dropped them", () => {
    expect(dishes([recipe(1, 2), recipe(2)])).toEqual(["2 × Saumon à la crème d’aneth", "RTC-0002"]);
  });

  it("say what was chosen, and stand apart from the same dish as it is", () => {
    expect(dishes([swapped], [recipe(1)])).toEqual(["Saumon à la crème d’aneth (au tofu)", "Saumon à la crème d’aneth"]);
  });

  it("carry a larger serving that was added to the replacement", () => {
    expect(dishes([swapped], [{ ...recipe(1), options: [chosen(larger)], upgrade: true }])).toEqual([
      "Saumon à la crème d’aneth (au tofu, 50\u00a0% plus de tofu)",
    ]);
  });
});
