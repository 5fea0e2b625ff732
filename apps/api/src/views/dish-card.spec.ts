import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { dishOnMenu } from "./dish-card.ts";

const swap = { id: "tofu", kind: "protein-swap", name: { en: "Tofu", fr: "Tofu" }, centsPerServing: cents(0) } as const;
const row = {
  key: "RTC-0001",
  card: { options: [{ ...swap, largerCentsPerServing: cents(249) }], nutrition: {} },
} as unknown as ProductRow;
const optionsOn = (onMenu: object) =>
  dishOnMenu(row, { sku: "RTC-0001", options: [{ id: "tofu", kind: "protein-swap", ...onMenu }] } as unknown as MenuItem).options;

test("the prices of an option, and of a larger serving with it, are the menu's and never the catalogue's of today", () => {
  expect(optionsOn({ centsPerServing: 100, largerCentsPerServing: 299 })).toEqual([
    { ...swap, centsPerServing: 100, largerCentsPerServing: 299 },
  ]);
  expect(optionsOn({ centsPerServing: 100 })).toStrictEqual([{ ...swap, centsPerServing: 100 }]);
});
