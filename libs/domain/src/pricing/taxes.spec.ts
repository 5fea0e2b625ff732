import { type Cents, cents, share } from "../kernel/money.ts";
import { regions } from "../kernel/place/region.ts";
import { policyOn } from "../kernel/policy.ts";
import { type TaxCategory, taxCategories } from "../product/vocabulary.ts";
import { type TaxCode, taxability, taxPolicies } from "./tax-policy.ts";
import { taxesOf } from "./taxes.ts";

const policy = policyOn(taxPolicies, "2027-02-06");
const goods = (...items: readonly (readonly [TaxCategory, number])[]) =>
  items.map(([category, amount]) => ({ category, cents: cents(amount), fullCents: cents(amount) }));
const shown = (taxes: readonly { code: TaxCode; cents: Cents }[]) => Object.fromEntries(taxes.map((tax) => [tax.code, tax.cents]));

describe("tax on $100 of goods", () => {
  const untaxed = { ab: {}, bc: {}, on: {}, qc: {} };
  const food = { ab: { GST: 500 }, bc: { GST: 500 }, on: { HST: 1300 }, qc: { GST: 500, QST: 998 } };
  const everything = { ...food, bc: { GST: 500, PST: 700 } };
  const table: Readonly<Record<TaxCategory, Readonly<Record<string, object>>>> = {
    "basic-grocery": untaxed,
    "prepared-meal": untaxed,
    snack: food,
    candy: food,
    "sweet-baked-goods": food,
    "frozen-dessert": food,
    pudding: food,
    "sparkling-water": food,
    "single-drink": food,
    "hot-food": food,
    "carbonated-drink": everything,
    "sweet-drink": food,
    salad: food,
    sandwich: food,
    platter: food,
    "non-food": everything,
  };

  it.each(taxCategories.flatMap((category) => regions.map((region) => [category, region] as const)))(
    "of category %s in %s",
    (category, region) => {
      expect(shown(taxesOf(policy, region, goods([category, 10_000]), cents(0)))).toEqual(table[category][region]);
    },
  );

  it("takes prepared meals as taxable food once the policy's switch is turned", () => {
    const switched = { ...policy, preparedMealsZeroRated: false };
    for (const region of regions)
      expect(shown(taxesOf(switched, region, goods(["prepared-meal", 10_000]), cents(0)))).toEqual(food[region]);
  });
});

describe("food that Québec alone zero-rates", () => {
  const lighter = { ...policy, zeroRatedForQst: ["sweet-baked-goods"] as const };

  it("bears GST, and no QST", () => {
    expect(shown(taxesOf(lighter, "qc", goods(["sweet-baked-goods", 899]), cents(0)))).toEqual({ GST: 45 });
    expect(taxability(lighter, "QST", "sweet-baked-goods")).toEqual({ taxed: false, reason: "zero-rated-for-qst" });
    expect(shown(taxesOf(lighter, "on", goods(["sweet-baked-goods", 899]), cents(0)))).toEqual({ HST: 117 });
  });

  it("is none while the policy names none", () => {
    expect(shown(taxesOf(policy, "qc", goods(["sweet-baked-goods", 899]), cents(0)))).toEqual({ GST: 45, QST: 90 });
  });
});

describe("the reason on the receipt", () => {
  it.each([
    ["GST", "basic-grocery", false, "basic-grocery-zero-rated"],
    ["GST", "prepared-meal", false, "prepared-meal-zero-rated"],
    ["HST", "snack", true, "taxable-snack"],
    ["GST", "sweet-baked-goods", true, "taxable-sweet-baked-goods"],
    ["PST", "sparkling-water", false, "food-exempt-from-pst"],
    ["PST", "snack", false, "food-exempt-from-pst"],
    ["PST", "carbonated-drink", true, "carbonated-drink-pst"],
    ["PST", "non-food", true, "taxable"],
    ["QST", "carbonated-drink", true, "taxable-carbonated-drink"],
  ] as const)("for %s on %s: taxed is %s, because %s", (code, category, taxed, reason) => {
    expect(taxability(policy, code, category)).toEqual({ taxed, reason });
  });
});

describe("the delivery fee", () => {
  it("is taxed in the proportion of the taxable goods", () => {
    const taxes = taxesOf(policy, "on", goods(["basic-grocery", 7500], ["snack", 2500]), cents(799));
    expect(taxes).toEqual([{ code: "HST", ppm: 130_000, baseCents: 2500 + 200, cents: 351 }]);
  });

  it("follows each tax's own taxable goods", () => {
    const taxes = taxesOf(policy, "bc", goods(["basic-grocery", 5000], ["snack", 2500], ["non-food", 2500]), cents(799));
    expect(taxes.map(({ code, baseCents }) => [code, baseCents])).toEqual([
      ["GST", 5400],
      ["PST", 2700],
    ]);
  });

  it("with only taxable goods is taxed whole, with none not at all", () => {
    expect(taxesOf(policy, "ab", goods(["snack", 100]), cents(799))[0]).toMatchObject({ baseCents: 899 });
    expect(taxesOf(policy, "ab", goods(["basic-grocery", 100]), cents(799))).toEqual([]);
    expect(taxesOf(policy, "ab", [], cents(0))).toEqual([]);
  });
});

describe("goods that discounts leave nothing to pay for", () => {
  const freeOf = (category: TaxCategory, full: number) => ({ category, cents: cents(0), fullCents: cents(full) });

  it("still say, by their full prices, what part of the delivery fee is taxed", () => {
    // 25 of 100 dollars are taxable: 7.99 × 25 % = 2.00, of which 13 % are 26 cents.
    const taxes = taxesOf(policy, "on", [freeOf("basic-grocery", 7500), freeOf("snack", 2500)], cents(799));
    expect(taxes).toEqual([{ code: "HST", ppm: 130_000, baseCents: 200, cents: 26 }]);
  });

  it("say nothing beside others that are paid", () => {
    const paid = goods(["basic-grocery", 5000]);
    expect(taxesOf(policy, "on", [freeOf("snack", 5000), ...paid], cents(799))).toEqual([]);
    expect(taxesOf(policy, "on", [...paid, freeOf("snack", 5000)], cents(799))).toEqual([]);
  });
});

describe("rounding", () => {
  it("happens once a receipt, not once a line", () => {
    const ten = goods(...Array.from({ length: 10 }, () => ["snack", 109] as const));
    const [gst] = taxesOf(policy, "ab", ten, cents(0));
    expect(gst!.cents).toBe(55);
    expect(10 * share(cents(109), 50_000)).toBe(50);
  });

  it("of QST's thousandths goes to the nearest cent", () => {
    expect(shown(taxesOf(policy, "qc", goods(["snack", 1999]), cents(0)))).toEqual({ GST: 100, QST: 199 });
    expect(shown(taxesOf(policy, "qc", goods(["snack", 2000]), cents(0)))).toEqual({ GST: 100, QST: 200 });
  });
});
