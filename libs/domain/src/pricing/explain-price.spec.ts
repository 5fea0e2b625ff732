import { cents } from "../kernel/money.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { explainLines } from "./explain-price.ts";
import { priceAdditions } from "./price-additions.ts";
import { type PricingInputs, priceOrder } from "./price-order.ts";
import type { OrderLine } from "./vocabulary.ts";

const forTwo: Plan = { type: "ready-to-cook", persons: 2, recipes: 2 };
const larger = { id: "more", kind: "larger-protein", centsPerServing: cents(349) } as const;
const swap = { id: "tofu", kind: "protein-swap", centsPerServing: cents(100) } as const;
const recipe = (n: number, more: Partial<OrderLine> = {}): OrderLine => ({
  sku: `RTC-000${n}`,
  kind: "ready-to-cook",
  quantity: 1,
  taxCategory: "basic-grocery",
  ...more,
});
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "snack", priceCents: cents(1200) };
const bread: OrderLine = { sku: "MKT-0002", kind: "market", quantity: 1, taxCategory: "basic-grocery", priceCents: cents(1600) };
const tenth = { kind: "percentage", type: "percentage_discount", name: "10 %", ppm: 100_000 } as const;
const none = { promotionalCredit: cents(0), purchasedCredit: cents(0) };

function explain(lines: readonly OrderLine[], more: Partial<PricingInputs> = {}) {
  const inputs: PricingInputs = {
    plan: forTwo,
    lines,
    region: "qc",
    date: "2027-02-06",
    firstWeek: false,
    discounts: [],
    ...none,
    ...more,
  };
  return explainLines({ plan: inputs.plan, region: inputs.region, lines, price: priceOrder(inputs) });
}

describe("why a line costs what it costs", () => {
  const untaxed = { taxed: false, reason: "basic-grocery-zero-rated" };
  const zeroRated = ["GST", "QST"].map((code) => ({ code, ...untaxed }));

  it("is its tier, its discounts, and each tax of the place with the reason", () => {
    // 59.00 + 24.00 + 16.00; 5 % off 40.00 of market items; then 10 % off 97.00.
    const tier = { rule: "tier", tierFrom: 2, perServingCents: 1475, optionsCents: 0, premiumCents: 0, servings: 2 };
    const unit = { rule: "unit", optionsCents: 0, premiumCents: 0 };
    expect(explain([recipe(1), recipe(2), crisps, bread], { discounts: [tenth] })).toEqual([
      { ...tier, volumeDiscountCents: 0, discountCents: 295, netCents: 2655, taxes: zeroRated },
      { ...tier, volumeDiscountCents: 0, discountCents: 295, netCents: 2655, taxes: zeroRated },
      {
        ...unit,
        servings: 2,
        volumeDiscountCents: 120,
        discountCents: 228,
        netCents: 2052,
        taxes: ["GST", "QST"].map((code) => ({ code, taxed: true, reason: "taxable-snack" })),
      },
      { ...unit, servings: 1, volumeDiscountCents: 80, discountCents: 152, netCents: 1368, taxes: zeroRated },
    ]);
  });

  it("is what its options and its surcharge add to every serving", () => {
    const [line] = explain([recipe(1, { quantity: 2, options: [larger, swap], premiumCents: cents(600) })]);
    expect(line).toMatchObject({ servings: 4, optionsCents: 4 * 449, premiumCents: 4 * 600, perServingCents: 1475, discountCents: 0 });
    expect(line!.netCents).toBe(4 * (1475 + 449 + 600));
  });

  it.each([
    ["two recipes for two", forTwo, recipe(1, { quantity: 2 }), 2, 1475],
    ["five recipes for four", { type: "ready-to-cook", persons: 4, recipes: 5 }, recipe(1, { quantity: 5 }), 5, 1155],
    ["recipes beside a plan of meals, for two", { type: "ready-to-eat", meals: 6 }, recipe(1, { quantity: 3 }), 3, 1395],
    ["nine meals", { type: "ready-to-eat", meals: 8 }, recipe(1, { sku: "RTE-0001", kind: "ready-to-eat", quantity: 9 }), 8, 1345],
  ] as const)("names the tier of %s", (_, plan, line, tierFrom, perServingCents) => {
    const [why] = explain([line], { plan });
    expect(why).toMatchObject({ rule: "tier", tierFrom, perServingCents });
    expect(why!.netCents).toBe(perServingCents * why!.servings);
  });

  it("counts recipes and meals each for their own tier", () => {
    const meals: OrderLine = recipe(1, { sku: "RTE-0001", kind: "ready-to-eat", quantity: 10, taxCategory: "prepared-meal" });
    const [cook, eat] = explain([recipe(1, { quantity: 4 }), meals]);
    expect(cook).toMatchObject({ tierFrom: 4, taxes: [untaxed, untaxed] });
    expect(eat).toMatchObject({ tierFrom: 10, taxes: [{ reason: "prepared-meal-zero-rated" }, { reason: "prepared-meal-zero-rated" }] });
  });
});

describe("why late additions cost what they cost", () => {
  const besides = [recipe(1), recipe(2), recipe(3)];
  const lines = [recipe(4), recipe(1, { options: [larger], premiumCents: cents(600), upgrade: true })];

  it("is the tier that they reach together with the box; an upgrade costs its options and counts for no tier", () => {
    const price = priceAdditions({
      plan: forTwo,
      ordered: besides,
      volumeGivenCents: cents(0),
      added: lines,
      region: "bc",
      date: "2027-02-06",
      ...none,
    });
    const [added, upgrade] = explainLines({ plan: forTwo, region: "bc", lines, price });
    expect(added).toMatchObject({ rule: "tier", tierFrom: 4, perServingCents: 1325, netCents: 2650 });
    expect(upgrade).toMatchObject({ rule: "upgrade", optionsCents: 698, premiumCents: 0, servings: 2, netCents: 698 });
    expect(upgrade).not.toHaveProperty("tierFrom");
    expect(upgrade!.taxes.map(({ code }) => code)).toEqual(["GST", "PST"]);
  });
});
