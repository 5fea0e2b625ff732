import { cents, sum } from "../kernel/money.ts";
import { applyDiscounts } from "./discounts.ts";
import type { DiscountGrant } from "./vocabulary.ts";

const meal = { cheapestServing: cents(1325), personsPerMeal: 2, maxFree: 5 };
const percentage: DiscountGrant = { kind: "percentage", type: "percentage_discount", name: "half", ppm: 500_000 };
const fixed: DiscountGrant = { kind: "fixed", type: "discount_code", name: "ten", cents: cents(1000) };
const freeMeals: DiscountGrant = { kind: "free-meals", type: "referral_code", name: "two meals", meals: 2, maxServings: 3 };
const multiOrder: DiscountGrant = { kind: "multi-order", type: "discount_code", name: "series", cents: cents(500) };
const recurring: DiscountGrant = { kind: "recurring", type: "recurring_discount", name: "standing", cents: cents(200) };

describe("discounts", () => {
  it("apply as percentage, fixed, free meals, multi-order, recurring, granted in any order", () => {
    const granted = [recurring, multiOrder, freeMeals, fixed, percentage];
    const expected = [
      { type: "percentage_discount", name: "half", cents: 10_000 },
      { type: "discount_code", name: "ten", cents: 1000 },
      { type: "referral_code", name: "two meals", cents: 3975 },
      { type: "discount_code", name: "series", cents: 500 },
      { type: "recurring_discount", name: "standing", cents: 200 },
    ];
    expect(applyDiscounts(granted, cents(20_000), meal)).toEqual(expected);
    expect(applyDiscounts(granted.toReversed(), cents(20_000), meal)).toEqual(expected);
  });

  it("take a percentage of what those before left", () => {
    const applied = applyDiscounts([percentage, { ...percentage, name: "another half" }], cents(10_001), meal);
    expect(applied.map((discount) => discount.cents)).toEqual([5001, 2500]);
  });

  it("never take more than there is, and those that take nothing are not shown", () => {
    const applied = applyDiscounts([fixed, multiOrder, recurring], cents(1100), meal);
    expect(applied.map((discount) => discount.cents)).toEqual([1000, 100]);
    expect(sum(applied.map((discount) => discount.cents))).toBe(1100);
    expect(applyDiscounts([fixed], cents(0), meal)).toEqual([]);
    expect(applyDiscounts([{ ...percentage, ppm: 0 }], cents(1000), meal)).toEqual([]);
  });
});

describe("a voucher of an unknown type", () => {
  it("is shown, takes nothing, and leaves the others what they would have taken", () => {
    const unknown: DiscountGrant = { kind: "unknown", type: "unknown_voucher", name: "from the future" };
    const shown = { type: "unknown_voucher", name: "from the future", cents: 0 };
    expect(applyDiscounts([unknown], cents(5000), meal)).toEqual([shown]);
    expect(applyDiscounts([unknown, fixed], cents(5000), meal)).toEqual([...applyDiscounts([fixed], cents(5000), meal), shown]);
  });

  it("is not mistaken for an unknown kind of grant", () => {
    expect(() => applyDiscounts([{ ...fixed, kind: "surprise" } as never], cents(5000), meal)).toThrow("unexpected");
  });
});

describe("a free meal", () => {
  const worth = (grant: Partial<Extract<DiscountGrant, { kind: "free-meals" }>>, personsPerMeal: number, maxFree = 9) =>
    applyDiscounts([{ ...freeMeals, maxServings: undefined, ...grant } as DiscountGrant], cents(100_000), {
      cheapestServing: cents(1325),
      personsPerMeal,
      maxFree,
    })[0]?.cents;

  it.each([
    ["two for two persons", { meals: 2 }, 2, 4 * 1325],
    ["three for four persons", { meals: 3 }, 4, 12 * 1325],
    ["two for four persons, eight servings at most", { meals: 2, maxServings: 8 }, 4, 8 * 1325],
    ["two for four persons, four servings at most", { meals: 2, maxServings: 4 }, 4, 4 * 1325],
    ["one ready-to-eat", { meals: 1 }, 1, 1325],
  ] as const)("is worth the cheapest serving times the plan's persons: %s", (_, grant, persons, expected) => {
    expect(worth(grant, persons)).toBe(expected);
  });

  it("is counted where all of its servings were free, and nowhere else", () => {
    const counted = (grant: object, food: number, maxFree = 9) =>
      applyDiscounts([{ ...freeMeals, maxServings: undefined, ...grant } as DiscountGrant], cents(food), {
        cheapestServing: cents(1000),
        personsPerMeal: 2,
        maxFree,
      }).map(({ meals }) => meals);
    expect(counted({ meals: 2 }, 20_000)).toEqual([2]);
    expect(counted({ meals: 2 }, 20_000, 1)).toEqual([1]);
    expect(counted({ meals: 2, maxServings: 3 }, 20_000)).toEqual([undefined]);
    expect(counted({ meals: 2 }, 3500)).toEqual([undefined]);
  });

  it("leaves one recipe to be paid for", () => {
    expect(worth({ meals: 2 }, 2, 1)).toBe(2 * 1325);
    expect(worth({ meals: 3 }, 2, 0)).toBeUndefined();
    const both = [freeMeals, { ...freeMeals, name: "two more", maxServings: undefined } as DiscountGrant];
    const applied = applyDiscounts(both, cents(100_000), { cheapestServing: cents(1000), personsPerMeal: 2, maxFree: 3 });
    expect(applied.map((discount) => discount.cents)).toEqual([3000, 2000]);
  });

  it("is worth nothing on an order without meals", () => {
    expect(applyDiscounts([freeMeals], cents(5000), { ...meal, cheapestServing: cents(0) })).toEqual([]);
  });
});
