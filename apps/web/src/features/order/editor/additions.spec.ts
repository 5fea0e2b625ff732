import { askedOf, priceAdded, upgradable } from "./additions.ts";
import { type EditorData, emptyDraft, withQuantity } from "./draft.ts";

type Dish = EditorData["items"][number]["dish"];
const larger = { id: "more-chicken", kind: "larger-protein", name: { en: "More", fr: "Plus" }, centsPerServing: 349 } as const;
const chicken = { sku: "RTC-0001", kind: "ready-to-cook", options: [larger] } as unknown as Dish;
const jam = { sku: "MKT-0001", kind: "market", priceCents: 750 } as unknown as Dish;

const data = (lines: object = {}, additions: readonly object[] = []): EditorData =>
  ({
    order: {
      plan: { type: "ready-to-cook", persons: 2, recipes: 2 },
      lines: [{ dish: chicken, quantity: 1, amountCents: 2950, ...lines }],
      additions: additions.map((addition) => ({ price: { volumeDiscountCents: 0 }, ...addition })),
      price: { volumeDiscountCents: 0 },
    },
    items: [chicken, jam].map((dish) => ({ dish, unitsLeft: 5, unitCents: 0 })),
    pricing: { region: "qc", deliveryDate: "2026-12-01" },
    credit: { promotionalCents: 500, purchasedCents: 0 },
  }) as unknown as EditorData;

test("a recipe of the box can have more protein, once", () => {
  expect(upgradable(data()).map(({ dish }) => dish.sku)).toEqual(["RTC-0001"]);
  expect(upgradable(data({ options: [larger] }))).toEqual([]);
});

test("additions are asked for with the upgrades of what the box holds", () => {
  const additions = { draft: withQuantity(emptyDraft, "MKT-0001", 2), upgrades: new Map([["RTC-0001", "more-chicken"]]) };
  expect(askedOf(data(), additions)).toEqual([
    { sku: "MKT-0001", quantity: 2 },
    { sku: "RTC-0001", quantity: 1, options: ["more-chicken"], upgrade: true },
  ]);
});

test("an upgrade costs its option by the serving; balances pay first, and there is no delivery fee", () => {
  const price = priceAdded(data(), {
    draft: withQuantity(emptyDraft, "MKT-0001", 2),
    upgrades: new Map([["RTC-0001", "more-chicken"]]),
  });
  expect(price.foodCents).toBe(2 * 750 + 2 * 349);
  expect(price.chargeCents).toBe(price.totalCents - 500);
});

test("an upgrade of a swapped recipe costs what a larger serving of the replacement costs on the week's menu", () => {
  const tofu = { id: "tofu", kind: "protein-swap", name: { en: "Tofu", fr: "Tofu" }, centsPerServing: 0 } as const;
  const more = { ...larger, brings: { allergens: [], diets: [] } };
  const ofCatalogue = { ...chicken, options: [{ ...tofu, largerCentsPerServing: 199 }, more] } as unknown as Dish;
  const onMenu = { ...chicken, options: [{ ...tofu, largerCentsPerServing: 249 }, more] } as unknown as Dish;
  const held = data({ dish: ofCatalogue, options: ofCatalogue.options!.slice(0, 1) });
  const week = { ...held, items: [{ ...held.items[0]!, dish: onMenu }] };
  expect(upgradable(week).map((each) => each.larger.centsPerServing)).toEqual([249]);
  expect(priceAdded(week, { draft: emptyDraft, upgrades: new Map([["RTC-0001", "more-chicken"]]) }).foodCents).toBe(2 * 249);
});

test("a second addition reaches the tier together with what was added and paid before", () => {
  const recipes = (quantity: number, status: string, more: object = {}) => ({ status, lines: [{ dish: chicken, quantity, ...more }] });
  const one = { draft: withQuantity(emptyDraft, "RTC-0001", 1), upgrades: new Map<string, string>() };
  const cost = (...additions: object[]) => priceAdded(data({}, additions), one).foodCents;
  expect(cost(recipes(3, "billed"))).toBe(priceAdded(data({ quantity: 4 }), one).foodCents);
  expect(cost(recipes(3, "billed"))).toBeLessThan(cost());
  expect(cost(recipes(3, "open"), recipes(3, "dropped"), recipes(3, "billed", { upgrade: true }))).toBe(cost());
});
