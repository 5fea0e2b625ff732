import { clipped } from "./clip-draft.ts";
import type { EditorData } from "./draft.ts";
import {
  besideUnits,
  countOf,
  draftOf,
  linesOf,
  maxUnits,
  priceDraft,
  sameDraft,
  withOptions,
  withPairing,
  withQuantity,
} from "./draft.ts";
import { data, dish, jam } from "./draft-example.ts";

test("a draft starts as the order is", () => {
  expect(linesOf(draftOf(data()))).toEqual([
    { sku: "RTC-0001", quantity: 1 },
    { sku: "RTC-0002", quantity: 1 },
  ]);
});

test("nothing of an item takes it out of the box", () => {
  const draft = withQuantity(withQuantity(draftOf(data()), "MKT-0001", 2), "RTC-0002", 0);
  expect([...draft.keys()]).toEqual(["RTC-0001", "MKT-0001"]);
  expect(countOf(draft)).toBe(3);
});

test("undoing a change leaves nothing to save", () => {
  const start = draftOf(data());
  expect(sameDraft(start, withQuantity(withQuantity(start, "MKT-0001", 1), "MKT-0001", 0))).toBe(true);
});

test("an untouched draft costs what the order costs", () => {
  const held = data();
  const price = priceDraft(held, draftOf(held));
  expect([price.foodCents, price.discountedFoodCents, price.totalCents]).toEqual([
    5900,
    held.order.price.discountedFoodCents,
    held.order.price.totalCents,
  ]);
});

test("a market item adds its price, a percentage grows with it", () => {
  const held = data();
  const price = priceDraft(held, withQuantity(draftOf(held), "MKT-0001", 2));
  expect(price.foodCents).toBe(5900 + 1500);
  expect(price.discounts).toEqual([{ type: "percentage_discount", name: "MOITIE", cents: 3700 }]);
});

test("a draft is taxed as its order: on taxed items after discounts, and on their share of the delivery fee", () => {
  const held = data();
  const { taxes } = priceDraft(held, withQuantity(draftOf(held), "MKT-0002", 2));
  expect(taxes.map(({ code, baseCents }) => [code, baseCents])).toEqual([
    ["GST", 499 + 116],
    ["QST", 499 + 116],
  ]);
});

test("a discount that was larger than the box grows with it", () => {
  const held = data();
  const discounts = [{ kind: "fixed", type: "discount_code", name: "TABLE75", cents: 7500 }] as const;
  const generous = { ...held, pricing: { ...held.pricing, discounts: [...discounts] } };
  expect(priceDraft(generous, draftOf(generous)).discounts[0]?.cents).toBe(5900);
  expect(priceDraft(generous, withQuantity(draftOf(generous), "MKT-0001", 1)).discounts[0]?.cents).toBe(6650);
});

test("no more than is left, and never more than twenty of one", () => {
  expect(maxUnits({ dish: jam, unitsLeft: 3, unitCents: 750 })).toBe(3);
  expect(maxUnits({ dish: jam, unitsLeft: 300, unitCents: 750 })).toBe(20);
});

test("what goes with a recipe and what was chosen about it are saved with its line", () => {
  const draft = withPairing(withOptions(draftOf(data()), "RTC-0001", ["tofu"]), "RTC-0001", "MKT-0001", 2);
  expect(linesOf(draft)[0]).toEqual({
    sku: "RTC-0001",
    quantity: 1,
    options: ["tofu"],
    pairings: [{ sku: "MKT-0001", quantity: 2 }],
  });
  expect(countOf(draft)).toBe(4);
  expect(sameDraft(draft, draftOf(data()))).toBe(false);
  expect(besideUnits(draft, "MKT-0001")).toBe(2);
});

test("an option costs by the serving", () => {
  const held = data();
  const option = {
    id: "salmon",
    kind: "protein-swap",
    name: { en: "Salmon", fr: "Saumon" },
    centsPerServing: 449,
  } as const;
  const chicken = {
    ...dish("RTC-0001", "ready-to-cook"),
    options: [option],
  } as unknown as EditorData["items"][number]["dish"];
  const items = [{ ...held.items[0]!, dish: chicken }, ...held.items.slice(1)];
  const chosen = withOptions(draftOf(held), "RTC-0001", ["salmon"]);
  const price = priceDraft({ ...held, items }, chosen);
  expect(price.foodCents).toBe(5900 + 2 * 449);
});

test("a larger serving costs what one of the chosen protein costs", () => {
  const held = data();
  const brings = { allergens: [], diets: [] };
  const name = { en: "Option", fr: "Option" };
  const more = { id: "more", kind: "larger-protein", name, centsPerServing: 449, brings };
  const tofu = { id: "tofu", kind: "protein-swap", name, centsPerServing: 0, largerCentsPerServing: 249 };
  const steak = { ...dish("RTC-0001", "ready-to-cook"), options: [tofu, more] } as unknown as EditorData["items"][number]["dish"];
  const items = [{ ...held.items[0]!, dish: steak }, ...held.items.slice(1)];
  const foodWith = (...ids: string[]) => priceDraft({ ...held, items }, withOptions(draftOf(held), "RTC-0001", ids)).foodCents;
  expect([foodWith("more"), foodWith("more", "tofu"), foodWith("tofu", "more"), foodWith("tofu")]).toEqual([
    5900 + 2 * 449,
    5900 + 2 * 249,
    5900 + 2 * 249,
    5900,
  ]);
});

test("an item that has sold out keeps only the units left, also beside a recipe", () => {
  const held = data();
  const draft = withPairing(withQuantity(draftOf(held), "MKT-0001", 2), "RTC-0001", "MKT-0001", 3);
  const kept = clipped(held, draft);
  expect(besideUnits(kept, "MKT-0001") + (kept.get("MKT-0001")?.quantity ?? 0)).toBe(3);
});
