import type { Region } from "../kernel/place/region.ts";
import type { Dated } from "../kernel/policy.ts";
import type { TaxCategory } from "../product/vocabulary.ts";

export type TaxCode = "GST" | "PST" | "HST" | "QST";

/** The reasons why something is taxed as it is, as the receipt names them (`tax-words.ts`). */
export type TaxReason =
  | "basic-grocery-zero-rated"
  | "prepared-meal-zero-rated"
  | "zero-rated-for-qst"
  | "food-exempt-from-pst"
  | "carbonated-drink-pst"
  | "taxable"
  | `taxable-${Exclude<TaxCategory, "basic-grocery" | "prepared-meal" | "non-food">}`;

interface TaxRate {
  readonly code: TaxCode;
  readonly ppm: number;
}

export interface TaxPolicy extends Dated {
  readonly rates: Readonly<Record<Region, readonly TaxRate[]>>;
  /** Provisional: whether ready-to-eat meals count as basic groceries. */
  readonly preparedMealsZeroRated: boolean;
  /**
   * Provisional: food that Québec alone zero-rates. Revenu Québec ("Zero-Rated Supplies: Food products that are zero-rated for QST purposes
   * only") names sweet baked goods, frozen desserts and puddings in single servings from 2026-07-15 on; while the owner's figures tax them,
   * the list is empty.
   */
  readonly zeroRatedForQst: readonly TaxCategory[];
}

/**
 * Rates: Excise Tax Act (GST/HST), BC Provincial Sales Tax Act, Act respecting the Québec sales tax; zero-rating: ETA Schedule VI, Part
 * III.
 */
export const taxPolicies: readonly TaxPolicy[] = [
  {
    version: "tax-1",
    from: "2024-01-01",
    rates: {
      ab: [{ code: "GST", ppm: 50_000 }],
      bc: [
        { code: "GST", ppm: 50_000 },
        { code: "PST", ppm: 70_000 },
      ],
      on: [{ code: "HST", ppm: 130_000 }],
      qc: [
        { code: "GST", ppm: 50_000 },
        { code: "QST", ppm: 99_750 },
      ],
    },
    preparedMealsZeroRated: true,
    zeroRatedForQst: [],
  },
];

/**
 * Returns whether a tax applies to a category of goods, and the reason either way. Provincial sales tax exempts food other than soda: BC
 * Provincial Sales Tax Exemption and Refund Regulation, food products for human consumption; Bulletin PST 206, Grocery and Drug Stores.
 */
export function taxability(
  policy: TaxPolicy,
  code: TaxCode,
  category: TaxCategory,
): { readonly taxed: boolean; readonly reason: TaxReason } {
  if (category === "basic-grocery") return { taxed: false, reason: "basic-grocery-zero-rated" };
  if (category === "prepared-meal" && policy.preparedMealsZeroRated) return { taxed: false, reason: "prepared-meal-zero-rated" };
  if (code === "QST" && policy.zeroRatedForQst.includes(category)) return { taxed: false, reason: "zero-rated-for-qst" };
  if (category === "non-food") return { taxed: true, reason: "taxable" };
  if (code !== "PST") return { taxed: true, reason: category === "prepared-meal" ? "taxable" : `taxable-${category}` };
  if (category === "carbonated-drink") return { taxed: true, reason: "carbonated-drink-pst" };
  return { taxed: false, reason: "food-exempt-from-pst" };
}
