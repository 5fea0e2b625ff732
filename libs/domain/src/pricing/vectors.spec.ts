import { cents } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import type { TaxCategory } from "../product/vocabulary.ts";
import { priceOrder } from "./price-order.ts";
import type { DiscountGrant, OrderLine } from "./vocabulary.ts";

/** The sources of the figures. */
const sources = {
  zeroRated: "Excise Tax Act, Schedule VI, Part III, s. 1: basic groceries are zero-rated (GST/HST); Act respecting the QST, s. 177",
  taxableFood:
    "Excise Tax Act, Schedule VI, Part III, s. 1 (a)-(r): carbonated drinks, snacks, sweets, salads, sandwiches, platters are not basic groceries",
  bc: "BC Provincial Sales Tax Exemption and Refund Regulation: food for human consumption is exempt; PST Act 2021 amendment: carbonated sweetened beverages at 7 %",
  rates: "GST 5 %; HST Ontario 13 % (ETA Schedule VIII); QST 9.975 % (AQST s. 16); PST BC 7 % (PSTA s. 34); Alberta has none",
  fee: "DECISIONS, tax: the delivery fee follows the goods, in the proportion of the taxable ones (ETA s. 138, incidental supplies)",
  discounts:
    "DECISIONS, plans and prices: percentage, fixed, free meals, multi-order, recurring; volume discount 5 % from $40, 10 % from $80 of market lines",
  freeMeals:
    "DECISIONS, plans and prices: a free meal is the cheapest serving × the plan's persons (two for a family of four are eight servings); one recipe or meal of a box is paid for",
} as const;

interface Vector {
  readonly of: string;
  readonly region: Region;
  readonly market: readonly (readonly [TaxCategory, number])[];
  readonly discounts?: readonly DiscountGrant[];
  /** A family of four instead of two persons. */
  readonly family?: true;
  /** Cents of each tax, and the total. */
  readonly taxes: Readonly<Partial<Record<"GST" | "PST" | "HST" | "QST", number>>>;
  readonly total: number;
  readonly source: keyof typeof sources;
}

// Three recipes for two persons cost 83.70; a fee of 7.99 comes on top below 99.00 of food.
const food = 8_370;
const half: DiscountGrant = { kind: "percentage", type: "percentage_discount", name: "MOITIE", ppm: 500_000 };
const ten: DiscountGrant = { kind: "fixed", type: "discount_code", name: "DIX", cents: cents(1_000) };

const freeMeals = (meals: number): DiscountGrant => ({
  kind: "free-meals",
  type: "discount_code",
  name: "DEUXREPAS",
  meals,
  maxServings: 8,
});
/** Three recipes for a family of four: 12 servings of 12.35. */
const familyFood = 14_820;

const vectors: readonly Vector[] = [
  // Kits alone: nothing is taxed anywhere, the fee included.
  ...(["ab", "bc", "on", "qc"] as const).map(
    (region): Vector => ({ of: "kits alone", region, market: [], taxes: {}, total: food + 799, source: "zeroRated" }),
  ),
  // A snack of 10.00: base 10.00 + 7.99 × 10.00 ÷ 93.70 = 10.85.
  { of: "a snack of 10.00", region: "ab", market: [["snack", 1_000]], taxes: { GST: 54 }, total: 9_370 + 799 + 54, source: "taxableFood" },
  { of: "a snack of 10.00", region: "bc", market: [["snack", 1_000]], taxes: { GST: 54 }, total: 9_370 + 799 + 54, source: "bc" },
  { of: "a snack of 10.00", region: "on", market: [["snack", 1_000]], taxes: { HST: 141 }, total: 9_370 + 799 + 141, source: "rates" },
  {
    of: "a snack of 10.00",
    region: "qc",
    market: [["snack", 1_000]],
    taxes: { GST: 54, QST: 108 },
    total: 9_370 + 799 + 162,
    source: "rates",
  },
  // A carbonated drink of 10.00: the same base, and PST in British Columbia.
  {
    of: "a carbonated drink",
    region: "bc",
    market: [["carbonated-drink", 1_000]],
    taxes: { GST: 54, PST: 76 },
    total: 9_370 + 799 + 130,
    source: "bc",
  },
  // A candle of 20.00 (non-food): food reaches 103.70, so delivery is free.
  { of: "a candle of 20.00", region: "ab", market: [["non-food", 2_000]], taxes: { GST: 100 }, total: 10_370 + 100, source: "rates" },
  {
    of: "a candle of 20.00",
    region: "bc",
    market: [["non-food", 2_000]],
    taxes: { GST: 100, PST: 140 },
    total: 10_370 + 240,
    source: "rates",
  },
  { of: "a candle of 20.00", region: "on", market: [["non-food", 2_000]], taxes: { HST: 260 }, total: 10_370 + 260, source: "rates" },
  {
    of: "a candle of 20.00",
    region: "qc",
    market: [["non-food", 2_000]],
    taxes: { GST: 100, QST: 200 },
    total: 10_370 + 300,
    source: "rates",
  },
  // 50.00 of snacks: 5 % off them (47.50), food 131.20, no fee.
  { of: "snacks of 50.00", region: "on", market: [["snack", 5_000]], taxes: { HST: 618 }, total: food + 4_750 + 618, source: "discounts" },
  // 90.00 of snacks: 10 % off them (81.00).
  {
    of: "snacks of 90.00",
    region: "qc",
    market: [["snack", 9_000]],
    taxes: { GST: 405, QST: 808 },
    total: food + 8_100 + 1_213,
    source: "discounts",
  },
  // Half price: food 46.85, of which the snack is 5.00; base 5.00 + 7.99 × 5.00 ÷ 46.85 = 5.85.
  {
    of: "half price",
    region: "on",
    market: [["snack", 1_000]],
    discounts: [half],
    taxes: { HST: 76 },
    total: 4_685 + 799 + 76,
    source: "fee",
  },
  // 10.00 off 93.70: the snack's share of it is 1.07, base 8.93 + 0.85 = 9.78.
  {
    of: "ten dollars off",
    region: "on",
    market: [["snack", 1_000]],
    discounts: [ten],
    taxes: { HST: 127 },
    total: 8_370 + 799 + 127,
    source: "fee",
  },
  // Two free meals of three: 4 servings of 13.95 off 83.70; 27.90 is left, and the fee.
  ...(["ab", "bc", "on", "qc"] as const).map(
    (region): Vector => ({
      of: "two free meals for two persons",
      region,
      market: [],
      discounts: [freeMeals(2)],
      taxes: {},
      total: food - 4 * 1_395 + 799,
      source: "freeMeals",
    }),
  ),
  // The same for a family of four: 8 servings of 12.35 off 148.20; 49.40 is left, and the fee.
  ...(["ab", "bc", "on", "qc"] as const).map(
    (region): Vector => ({
      of: "two free meals for a family of four",
      region,
      market: [],
      family: true,
      discounts: [freeMeals(2)],
      taxes: {},
      total: familyFood - 8 * 1_235 + 799,
      source: "freeMeals",
    }),
  ),
  // Three free meals of three recipes: one is paid for, so two are free.
  {
    of: "three free meals, one recipe paid for",
    region: "on",
    market: [],
    discounts: [{ kind: "free-meals", type: "referral_code", name: "AMIS3", meals: 3 }],
    taxes: {},
    total: food - 4 * 1_395 + 799,
    source: "freeMeals",
  },
];

describe("tax and discounts in the four provinces", () => {
  it.each(vectors.map((vector) => [vector.region, vector.of, vector] as const))(
    "in %s: %s",
    (_region, _of, { region, market, discounts = [], family, taxes, total, source }) => {
      expect(sources[source].length).toBeGreaterThan(0);
      const lines: OrderLine[] = [
        ...[1, 2, 3].map((n): OrderLine => ({ sku: `RTC-000${n}`, kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" })),
        ...market.map(
          ([taxCategory, amount], i): OrderLine => ({
            sku: `MKT-000${i + 1}`,
            kind: "market",
            quantity: 1,
            taxCategory,
            priceCents: cents(amount),
          }),
        ),
      ];
      const price = priceOrder({
        plan: { type: "ready-to-cook", persons: family ? 4 : 2, recipes: 3 },
        lines,
        region,
        date: "2027-02-06",
        firstWeek: false,
        discounts,
        promotionalCredit: cents(0),
        purchasedCredit: cents(0),
      });
      expect(Object.fromEntries(price.taxes.map((tax) => [tax.code, tax.cents]))).toEqual(taxes);
      expect(price.totalCents).toBe(total);
    },
  );
});
