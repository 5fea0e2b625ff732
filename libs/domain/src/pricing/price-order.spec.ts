import fc from "fast-check";
import { type Cents, cents } from "../kernel/money.ts";
import { regions } from "../kernel/place/region.ts";
import { productKinds, taxCategories } from "../product/vocabulary.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { type PricingInputs, priceOrder } from "./price-order.ts";
import { type DiscountGrant, discountTypes, type OrderLine, OrderPrice } from "./vocabulary.ts";

const forTwo = (recipes: number): Plan => ({ type: "ready-to-cook", persons: 2, recipes });
const recipes = (count: number, more: Partial<OrderLine> = {}): OrderLine[] =>
  Array.from({ length: count }, (_, i) => ({
    sku: `RTC-${1001 + i}`,
    kind: "ready-to-cook",
    quantity: 1,
    taxCategory: "basic-grocery",
    ...more,
  }));
const market = (priceCents: number, quantity = 1, more: Partial<OrderLine> = {}): OrderLine => ({
  sku: `MKT-${String(1000 + (priceCents % 9000)).padStart(4, "0")}`,
  kind: "market",
  quantity,
  taxCategory: "basic-grocery",
  priceCents: cents(priceCents),
  ...more,
});
const price = (lines: readonly OrderLine[], more: Partial<PricingInputs> = {}) =>
  priceOrder({
    plan: forTwo(3),
    lines,
    region: "on",
    date: "2027-02-06",
    firstWeek: false,
    discounts: [],
    promotionalCredit: cents(0),
    purchasedCredit: cents(0),
    ...more,
  });

describe("the food of an order", () => {
  it.each([
    [2, 2, 5900],
    [2, 3, 8370],
    [2, 4, 10_600],
    [2, 5, 12_750],
    [2, 6, 14_940],
    [4, 2, 10_360],
    [4, 3, 14_820],
    [4, 4, 19_120],
    [4, 5, 23_100],
    [4, 6, 27_120],
  ] as const)("for %d persons and %d recipes costs %d cents", (persons, count, expected) => {
    expect(price(recipes(count), { plan: { type: "ready-to-cook", persons, recipes: count } }).foodCents).toBe(expected);
  });

  it.each([
    [6, 8370],
    [8, 10_760],
    [10, 12_950],
    [12, 15_000],
    [14, 17_150],
  ] as const)("of %d ready-to-eat meals costs %d cents", (meals, expected) => {
    const eaten: OrderLine = { sku: "RTE-0001", kind: "ready-to-eat", quantity: meals, taxCategory: "prepared-meal" };
    expect(price([eaten], { plan: { type: "ready-to-eat", meals } }).foodCents).toBe(expected);
  });

  it("costs by the order's own number of recipes, not by the plan's", () => {
    expect(price(recipes(4), { plan: forTwo(2) }).foodCents).toBe(8 * 1325);
    expect(price(recipes(1), { plan: forTwo(6) }).foodCents).toBe(2 * 1475);
    expect(price([{ ...recipes(1)[0]!, quantity: 3 }], { plan: forTwo(2) }).foodCents).toBe(6 * 1395);
  });

  it("adds a surcharge to each serving", () => {
    expect(price(recipes(3, { premiumCents: cents(600) })).lines[0]).toMatchObject({ servings: 2, unitCents: 2 * (1395 + 600) });
  });

  it("counts meals beside recipes by their own tiers", () => {
    const meals: OrderLine = { sku: "RTE-0001", kind: "ready-to-eat", quantity: 8, taxCategory: "prepared-meal" };
    expect(price([...recipes(3), meals]).foodCents).toBe(6 * 1395 + 8 * 1345);
  });
});

describe("the volume discount on market items", () => {
  it.each([
    [3999, 0],
    [4000, 200],
    [7999, 400],
    [8000, 800],
    [10_001, 1000],
  ])("on %d cents is %d", (amount, discount) => {
    const priced = price([...recipes(3), market(amount)]);
    expect(priced.volumeDiscountCents).toBe(discount);
    expect(priced.discountedFoodCents).toBe(8370 + amount - discount);
  });

  it("looks at market items together, and never at recipes", () => {
    expect(price([...recipes(6), market(2000), market(1999)]).volumeDiscountCents).toBe(0);
    expect(price([...recipes(6), market(2000), market(1000, 2)]).volumeDiscountCents).toBe(200);
  });

  it("lowers the tax base of market items only", () => {
    const snacks = market(4000, 1, { taxCategory: "snack" });
    expect(price([...recipes(4), snacks]).taxes[0]).toMatchObject({ baseCents: 3800 });
  });
});

describe("the order minimum of $59", () => {
  it.each([
    [5899, false],
    [5900, true],
  ])("with %d cents of food is met: %s", (amount, met) => {
    expect(price([market(amount)]).minimumMet).toBe(met);
  });

  it("looks at food before discounts, fee and tax", () => {
    const half: DiscountGrant = { kind: "percentage", type: "percentage_discount", name: "half", ppm: 500_000 };
    expect(price(recipes(2), { discounts: [half] })).toMatchObject({ foodCents: 5900, discountedFoodCents: 2950, minimumMet: true });
  });
});

describe("delivery", () => {
  const fixed = (amount: number): DiscountGrant[] => [{ kind: "fixed", type: "discount_code", name: "fixed", cents: cents(amount) }];
  /** $106 of recipes, brought down to an amount of food after discounts. */
  const discountedTo = (amount: number) => price(recipes(4), { discounts: fixed(10_600 - amount) });

  it.each([
    [8499, 799, "no", undefined],
    [8500, 799, "no", 1400],
    [9899, 799, "no", 1],
    [9900, 0, "threshold", undefined],
  ] as const)("with %d cents of food after discounts costs %d", (amount, fee, free, gap) => {
    const priced = discountedTo(amount);
    expect(priced).toMatchObject({ discountedFoodCents: amount, deliveryFeeCents: fee, deliveryFree: free });
    expect(priced.freeDeliveryGapCents).toBe(gap);
  });

  it("is free in the first week, and the cart then offers nothing", () => {
    const priced = price(recipes(4), { firstWeek: true, discounts: fixed(1700) });
    expect(priced).toMatchObject({ deliveryFeeCents: 0, deliveryFree: "first-week" });
    expect(priced).not.toHaveProperty("freeDeliveryGapCents");
  });

  it("of nothing costs nothing", () => {
    expect(price([])).toMatchObject({ foodCents: 0, deliveryFeeCents: 0, totalCents: 0, chargeCents: 0, minimumMet: false });
  });
});

describe("free meals on an order", () => {
  const free: DiscountGrant[] = [{ kind: "free-meals", type: "referral_code", name: "a friend's", meals: 2 }];

  it("are worth the cheapest serving of its recipes, surcharges included, times the persons", () => {
    const lines = [...recipes(2, { premiumCents: cents(600) }), { ...recipes(3)[2]!, premiumCents: cents(100) }, market(300)];
    expect(price(lines, { discounts: free }).discounts[0]!.cents).toBe(2 * 2 * (1395 + 100));
  });

  it("are worth one serving each on a plan of meals", () => {
    const eaten: OrderLine = { sku: "RTE-0001", kind: "ready-to-eat", quantity: 6, taxCategory: "prepared-meal" };
    expect(price([eaten], { plan: { type: "ready-to-eat", meals: 6 }, discounts: free }).discounts[0]!.cents).toBe(2 * 1395);
  });

  it("are worth nothing without recipes or meals", () => {
    expect(price([market(7000)], { discounts: free }).discounts).toEqual([]);
  });
});

describe("what pays an order", () => {
  const total = price(recipes(3)).totalCents;

  it.each([
    ["nothing but the card", 0, 0, [0, 0, total]],
    ["promotional balance first", 1000, 5000, [1000, 5000, total - 6000]],
    ["purchased balance for the rest", 1000, 50_000, [1000, total - 1000, 0]],
    ["promotional balance alone when it is enough", 50_000, 50_000, [total, 0, 0]],
    ["no balance that is below zero", -500, -500, [0, 0, total]],
  ] as const)("is %s", (_, promotional, purchased, [fromPromotional, fromPurchased, charge]) => {
    const priced = price(recipes(3), { promotionalCredit: cents(promotional), purchasedCredit: cents(purchased) });
    expect(priced).toMatchObject({ promotionalCents: fromPromotional, purchasedCents: fromPurchased, chargeCents: charge });
  });
});

describe("a receipt worked out by hand", () => {
  it("in Québec, with market items, a percentage and a fee", () => {
    const lines = [...recipes(2), market(1200, 2, { sku: "MKT-0001", taxCategory: "snack" }), market(1600, 1, { sku: "MKT-0002" })];
    const tenth: DiscountGrant = { kind: "percentage", type: "percentage_discount", name: "10 %", ppm: 100_000 };
    // 59.00 + 24.00 + 16.00 = 99.00; market 40.00 × 5 % = 2.00; 97.00 × 10 % = 9.70; 87.30 of food.
    // Snacks: 24.00 − 1.20 = 22.80 of 97.00, so 20.52 of 87.30; fee 7.99 × 20.52 ÷ 87.30 = 1.88; base 22.40.
    expect(price(lines, { region: "qc", plan: forTwo(2), discounts: [tenth] })).toMatchObject({
      foodCents: 9900,
      volumeDiscountCents: 200,
      discounts: [{ type: "percentage_discount", name: "10 %", cents: 970 }],
      discountedFoodCents: 8730,
      deliveryFeeCents: 799,
      freeDeliveryGapCents: 1170,
      taxes: [
        { code: "GST", ppm: 50_000, baseCents: 2240, cents: 112 },
        { code: "QST", ppm: 99_750, baseCents: 2240, cents: 223 },
      ],
      totalCents: 8730 + 799 + 112 + 223,
    });
  });
});

describe("every price", () => {
  const lineOf = fc.record({
    kind: fc.constantFrom(...productKinds),
    quantity: fc.integer({ min: 1, max: 12 }),
    taxCategory: fc.constantFrom(...taxCategories),
    priceCents: fc.option(fc.integer({ min: 0, max: 20_000 }).map(cents), { nil: undefined }),
    premiumCents: fc.option(fc.integer({ min: 0, max: 900 }).map(cents), { nil: undefined }),
  });
  const lines = fc.array(lineOf, { maxLength: 20 }).map((all) => all.map((line, i): OrderLine => ({ ...line, sku: `SKU-${1000 + i}` })));
  const money = fc.integer({ min: 0, max: 30_000 }).map(cents);
  const common = { type: fc.constantFrom(...discountTypes), name: fc.constant("any") };
  const grant = fc.oneof(
    fc.record({ kind: fc.constant("percentage" as const), ...common, ppm: fc.integer({ min: 0, max: 1_000_000 }) }),
    fc.record({ kind: fc.constantFrom("fixed" as const, "multi-order" as const, "recurring" as const), ...common, cents: money }),
    fc.record({
      kind: fc.constant("free-meals" as const),
      ...common,
      meals: fc.integer({ min: 1, max: 5 }),
      maxServings: fc.integer({ min: 1, max: 12 }),
    }),
  ) as fc.Arbitrary<DiscountGrant>;
  const plan = fc.oneof(
    fc.record({
      type: fc.constant("ready-to-cook" as const),
      persons: fc.constantFrom(2 as const, 4 as const),
      recipes: fc.integer({ min: 2, max: 6 }),
    }),
    fc.record({
      type: fc.constant("ready-to-eat" as const),
      meals: fc.constantFrom(6 as const, 8 as const, 10 as const, 12 as const, 14 as const),
    }),
  );
  const inputs: fc.Arbitrary<PricingInputs> = fc.record({
    plan,
    lines,
    region: fc.constantFrom(...regions),
    date: fc.constantFrom("2026-12-05", "2027-02-06", "2031-08-30"),
    firstWeek: fc.boolean(),
    discounts: fc.array(grant, { maxLength: 5 }),
    promotionalCredit: fc.integer({ min: -500, max: 30_000 }) as unknown as fc.Arbitrary<Cents>,
    purchasedCredit: money as unknown as fc.Arbitrary<Cents>,
  });
  const total = (items: readonly { readonly cents: number }[]) => items.reduce((all, item) => all + item.cents, 0);

  it("adds up, part by part", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const priced = priceOrder(input);
        OrderPrice.parse(priced);
        expect(priced.lines.reduce((all, line) => all + line.amountCents, 0)).toBe(priced.foodCents);
        expect(priced.foodCents - priced.volumeDiscountCents - total(priced.discounts)).toBe(priced.discountedFoodCents);
        expect(priced.discountedFoodCents + priced.deliveryFeeCents + total(priced.taxes)).toBe(priced.totalCents);
        expect(priced.promotionalCents + priced.purchasedCents + priced.chargeCents).toBe(priced.totalCents);
      }),
      { numRuns: 1000 },
    );
  });

  it("has one total, with any credit", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const unpaid = priceOrder({ ...input, promotionalCredit: cents(0), purchasedCredit: cents(0) });
        expect(priceOrder(input).totalCents).toBe(unpaid.totalCents);
      }),
    );
  });

  it("holds nothing below zero, no discount of nothing, and taxes no more than what is sold", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const priced = priceOrder(input);
        const { volumeDiscountCents, discountedFoodCents, deliveryFeeCents, totalCents, promotionalCents, purchasedCents, chargeCents } =
          priced;
        const amounts = [
          volumeDiscountCents,
          discountedFoodCents,
          deliveryFeeCents,
          totalCents,
          promotionalCents,
          purchasedCents,
          chargeCents,
        ];
        for (const amount of [...amounts, ...priced.taxes.map((tax) => tax.cents)]) expect(amount).toBeGreaterThanOrEqual(0);
        for (const discount of priced.discounts) expect(discount.cents).toBeGreaterThan(0);
        for (const tax of priced.taxes) expect(tax.baseCents).toBeLessThanOrEqual(discountedFoodCents + deliveryFeeCents);
      }),
      { numRuns: 1000 },
    );
  });
});
