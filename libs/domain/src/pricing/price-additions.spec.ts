import { cents } from "../kernel/money.ts";
import { type AdditionInputs, priceAdditions } from "./price-additions.ts";
import type { OrderLine } from "./vocabulary.ts";

const recipe = (sku: string): OrderLine => ({ sku, kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" });
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "snack", priceCents: cents(2500) };
const ordered = ["RTC-0001", "RTC-0002", "RTC-0003"].map(recipe);
const price = (added: readonly OrderLine[], more: Partial<AdditionInputs> = {}) =>
  priceAdditions({
    plan: { type: "ready-to-cook", persons: 2, recipes: 3 },
    ordered,
    volumeGivenCents: cents(0),
    added,
    region: "on",
    date: "2027-02-06",
    promotionalCredit: cents(0),
    purchasedCredit: cents(0),
    ...more,
  });

describe("the price of late additions, worked out by hand", () => {
  it("says the sources of the credit that pays, in the order of its spending", () => {
    const promotionalSources = [
      { source: "bonus", cents: cents(300) },
      { source: "bonus", cents: cents(200) },
      { source: "referral", cents: cents(3_000) },
    ] as const;
    const credit = { promotionalCredit: cents(3_500), promotionalSources, purchasedCredit: cents(5_000) };
    expect(price([recipe("RTC-0004")], credit)).toMatchObject({
      promotionalCents: 2_650,
      promotionalSources: [
        { source: "bonus", cents: 500 },
        { source: "referral", cents: 2_150 },
      ],
      purchasedCents: 0,
    });
    expect(price([recipe("RTC-0004")])).not.toHaveProperty("promotionalSources");
  });

  it("is the whole box's tier, volume discount and tax; no fee", () => {
    // A fourth recipe: 2 × 13.25. Crisps: 50.00 less 5 % = 47.50; 13 % of 47.50 are 6.175, which go up to 6.18.
    expect(price([recipe("RTC-0004"), crisps])).toEqual({
      priceVersion: "prices-1",
      taxVersion: "tax-1",
      lines: [
        { sku: "RTC-0004", quantity: 1, servings: 2, unitCents: 2650, amountCents: 2650 },
        { sku: "MKT-0001", quantity: 2, servings: 2, unitCents: 2500, amountCents: 5000 },
      ],
      foodCents: 7650,
      volumeDiscountCents: 250,
      discountedFoodCents: 7400,
      taxes: [{ code: "HST", ppm: 130_000, baseCents: 4750, cents: 618 }],
      totalCents: 8018,
      promotionalCents: 0,
      purchasedCents: 0,
      chargeCents: 8018,
    });
  });

  const shelf = (amount: number): OrderLine => ({ ...crisps, sku: "MKT-0009", quantity: 1, priceCents: cents(amount) });
  const more = (inBox: number, given: number, added: number) =>
    price([{ ...crisps, quantity: 1, priceCents: cents(added) }], { ordered: [...ordered, shelf(inBox)], volumeGivenCents: cents(given) })
      .volumeDiscountCents;

  it("completes the volume discount of all market lines of the box", () => {
    // 30.00 had none; with 15.00 more there are 45.00, of which 5 % are 2.25.
    expect(more(3000, 0, 1500)).toBe(225);
    // 50.00 had 2.50; 75.00 have 3.75, 90.00 have 9.00.
    expect(more(5000, 250, 2500)).toBe(125);
    expect(more(5000, 250, 4000)).toBe(650);
    expect(more(1000, 0, 1000)).toBe(0);
  });

  it("is never below zero: what is left of the discount waits for the next addition", () => {
    // 79.00 had 3.95; 80.00 have 8.00, but only 1.00 was added.
    expect(more(7900, 395, 100)).toBe(100);
    expect(more(8000, 495, 1000)).toBe(405);
    expect(more(5000, 900, 100)).toBe(0);
  });

  it("of nothing is nothing", () => {
    expect(price([])).toMatchObject({ lines: [], taxes: [], totalCents: 0, chargeCents: 0 });
  });

  it.each([
    ["the card", 0, 0, [0, 0, 8018]],
    ["promotional balance first, then purchased", 8000, 17, [8000, 17, 1]],
    ["balances alone when they are just enough", 8000, 18, [8000, 18, 0]],
    ["promotional balance alone when there is more of it", 9000, 9000, [8018, 0, 0]],
    ["no balance below zero", -1, -1, [0, 0, 8018]],
  ] as const)("is paid by %s", (_, promotional, purchased, [promotionalCents, purchasedCents, chargeCents]) => {
    const paid = { promotionalCredit: cents(promotional), purchasedCredit: cents(purchased) };
    expect(price([recipe("RTC-0004"), crisps], paid)).toMatchObject({ promotionalCents, purchasedCents, chargeCents });
  });
});
