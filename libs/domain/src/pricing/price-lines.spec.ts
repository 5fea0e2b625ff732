import { cents } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { pricePolicies } from "./policy.ts";
import { netAmounts, priceLines, unmetMinimums, volumeDiscountOf } from "./price-lines.ts";
import type { OrderLine } from "./vocabulary.ts";

const policy = policyOn(pricePolicies, "2027-02-06");
const forTwo: Plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
const forFour: Plan = { type: "ready-to-cook", persons: 4, recipes: 3 };
const ofMeals: Plan = { type: "ready-to-eat", meals: 6 };
const recipe = (more: Partial<OrderLine> = {}): OrderLine => ({
  sku: "RTC-0001",
  kind: "ready-to-cook",
  quantity: 1,
  taxCategory: "basic-grocery",
  ...more,
});
const meal = (more: Partial<OrderLine> = {}): OrderLine => recipe({ sku: "RTE-0001", kind: "ready-to-eat", ...more });
const jam = (more: Partial<OrderLine> = {}): OrderLine => recipe({ sku: "MKT-0001", kind: "market", priceCents: cents(700), ...more });
const larger = { id: "more", kind: "larger-protein", centsPerServing: cents(349) } as const;
const swap = { id: "tofu", kind: "protein-swap", centsPerServing: cents(100) } as const;

describe("a line of an order", () => {
  it.each([
    // Unit and servings by hand: price a serving, what its options and surcharge add, times the servings of one unit.
    ["a recipe for two", forTwo, recipe(), { unitCents: 2 * 1475, servings: 2, amountCents: 2950 }],
    ["two of it for four", forFour, recipe({ quantity: 2 }), { unitCents: 4 * 1295, servings: 8, amountCents: 10_360 }],
    ["its surcharge", forTwo, recipe({ premiumCents: cents(600) }), { unitCents: 2 * (1475 + 600), amountCents: cents(4150) }],
    ["both its options", forTwo, recipe({ options: [larger, swap] }), { unitCents: 2 * (1475 + 449), amountCents: cents(3848) }],
    [
      "an upgrade: its options alone",
      forTwo,
      recipe({ options: [larger], premiumCents: cents(600), upgrade: true }),
      { amountCents: cents(698) },
    ],
    ["a recipe beside meals: for two", ofMeals, recipe({ quantity: 2 }), { unitCents: 2 * 1475, servings: 4 }],
    ["a meal: one serving", forFour, meal({ premiumCents: cents(200) }), { unitCents: cents(1395 + 200), servings: 1 }],
    [
      "a market item: its own price",
      forFour,
      jam({ quantity: 3, premiumCents: cents(50) }),
      { unitCents: cents(700), servings: 3, amountCents: cents(2100) },
    ],
    ["a market item without a price", forTwo, jam({ priceCents: undefined }), { unitCents: 0, amountCents: 0 }],
  ] as const)("costs, for %s", (_, plan, line, expected) => {
    expect(priceLines(policy, plan, [line])[0]).toMatchObject(expected);
  });

  it("holds what it was chosen to go with, and whether it is an upgrade, only where it is so", () => {
    const plain = { servings: 1, quantity: 1, unitCents: 700, amountCents: 700 };
    expect(priceLines(policy, forTwo, [jam(), jam({ pairedWith: "RTC-0001" })])).toEqual([
      { sku: "MKT-0001", ...plain },
      { sku: "MKT-0001", ...plain, pairedWith: "RTC-0001" },
    ]);
    expect(priceLines(policy, forTwo, [recipe({ upgrade: true })])[0]).toHaveProperty("upgrade", true);
  });
});

describe("the tier of an order", () => {
  const unit = (lines: readonly OrderLine[], besides: readonly OrderLine[] = []) =>
    priceLines(policy, forTwo, lines, { besides })[0]!.unitCents;

  it("is the plan's where dishes of it could not be picked, and never dearer than the box's own", () => {
    const forSix = { type: "ready-to-cook", persons: 2, recipes: 6 } as const;
    const unitOf = (quantity: number, missing: number) => priceLines(policy, forSix, [recipe({ quantity })], { missing })[0]!.unitCents;
    expect(unitOf(4, 0)).toBe(2 * 1325);
    expect(unitOf(4, 2)).toBe(2 * 1245);
    expect(unitOf(3, 2)).toBe(2 * 1275);
    expect(unitOf(8, 2)).toBe(2 * 1245);
    const meal = recipe({ kind: "ready-to-eat", quantity: 6 });
    expect(priceLines(policy, forSix, [meal], { missing: 2 })[0]!.unitCents).toBe(1395);
  });

  it("counts units of recipes, those already on the order as well, and upgrades never", () => {
    expect(unit([recipe({ quantity: 3 })])).toBe(2 * 1395);
    expect(unit([recipe()], [recipe({ quantity: 3 })])).toBe(2 * 1325);
    expect(unit([recipe({ quantity: 2 }), recipe({ upgrade: true, quantity: 4 })])).toBe(2 * 1475);
    expect(unit([recipe()], [recipe({ quantity: 2 }), recipe({ upgrade: true, quantity: 4 })])).toBe(2 * 1395);
  });

  it("of recipes does not count meals, nor that of meals recipes", () => {
    expect(unit([recipe(), meal({ quantity: 14 })])).toBe(2 * 1475);
    expect(unit([meal({ quantity: 6 }), recipe({ quantity: 8 })])).toBe(1395);
  });
});

describe("the net amount of a line", () => {
  const lines = [recipe(), jam(), jam({ sku: "MKT-0002", taxCategory: "snack" })];
  const priced = (amounts: readonly number[]) =>
    priceLines(policy, forTwo, lines).map((line, i) => ({ ...line, amountCents: cents(amounts[i]!) }));

  it("is less the volume discount on market items, and less its part of the other discounts on all", () => {
    // 200 off 4000 of market items: 50 off 1000, 150 off 3000. Then 8800 of food for 4400: half of each.
    expect(netAmounts(lines, priced([5000, 1000, 3000]), cents(200), cents(4400))).toEqual([2500, 475, 1425]);
  });

  it("is its amount where nothing is taken off, and nothing where all is", () => {
    expect(netAmounts(lines, priced([5000, 1000, 3000]), cents(0), cents(9000))).toEqual([5000, 1000, 3000]);
    expect(netAmounts(lines, priced([5000, 1000, 3000]), cents(0), cents(0))).toEqual([0, 0, 0]);
    expect(netAmounts([], [], cents(0), cents(0))).toEqual([]);
  });

  it("has no part of a volume discount that market items alone have brought", () => {
    expect(volumeDiscountOf(policy, lines, priced([9000, 3000, 999]))).toBe(0);
    expect(volumeDiscountOf(policy, lines, priced([9000, 3000, 1000]))).toBe(200);
  });
});

describe("an item that asks for a basket of its own", () => {
  const cake = jam({ sku: "MKT-0009", minimumBasketCents: cents(6000) });
  const unmet = (food: number) =>
    unmetMinimums(
      [recipe(), cake],
      [{ ...priceLines(policy, forTwo, [recipe()])[0]!, amountCents: cents(food) }, priceLines(policy, forTwo, [cake])[0]!],
    );

  it("is met by the rest of the food, without itself, from exactly that amount on", () => {
    expect(unmet(5999)).toEqual([{ sku: "MKT-0009", minimumCents: 6000, basketCents: 5999 }]);
    expect(unmet(6000)).toEqual([]);
  });

  it("is the only one that is looked at", () => {
    expect(unmetMinimums([recipe(), jam()], priceLines(policy, forTwo, [recipe(), jam()]))).toEqual([]);
  });
});
