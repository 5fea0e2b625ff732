import { cents } from "../kernel/money.ts";
import { type AdditionInputs, priceAdditions } from "./price-additions.ts";
import type { OrderLine } from "./vocabulary.ts";

const recipe = (sku: string): OrderLine => ({ sku, kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" });
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "snack", priceCents: 2500 };
const ordered = ["RTC-0001", "RTC-0002", "RTC-0003"].map(recipe);
const price = (added: readonly OrderLine[], more: Partial<AdditionInputs> = {}) =>
  priceAdditions({
    plan: { type: "ready-to-cook", persons: 2, recipes: 3 },
    ordered,
    added,
    region: "on",
    date: "2027-02-06",
    promotionalBalance: cents(0),
    purchasedBalance: cents(0),
    ...more,
  });

describe("the price of late additions, worked out by hand", () => {
  it("is the whole box's tier, the volume discount of the additions alone, and tax; no fee", () => {
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

  it("reaches no volume discount with the market items of the order", () => {
    expect(price([{ ...crisps, quantity: 1 }], { ordered: [...ordered, crisps] })).toMatchObject({
      volumeDiscountCents: 0,
      foodCents: 2500,
    });
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
    const paid = { promotionalBalance: cents(promotional), purchasedBalance: cents(purchased) };
    expect(price([recipe("RTC-0004"), crisps], paid)).toMatchObject({ promotionalCents, purchasedCents, chargeCents });
  });
});
