import type { Region } from "../kernel/place/region.ts";
import type { Dated } from "../kernel/policy.ts";
import type { TaxCategory } from "../product/vocabulary.ts";

export type TaxCode = "GST" | "PST" | "HST" | "QST";

/** The reasons why something is taxed as it is, as the receipt names them (the apps hold the words). */
export type TaxReason =
  | "basic-grocery-zero-rated"
  | "prepared-meal-zero-rated"
  | "taxable"
  | "food-exempt-from-pst"
  | "carbonated-drink-pst";

interface TaxRate {
  readonly code: TaxCode;
  readonly ppm: number;
}

export interface TaxPolicy extends Dated {
  readonly rates: Readonly<Record<Region, readonly TaxRate[]>>;
  /** Provisional: whether ready-to-eat meals count as basic groceries. */
  readonly preparedMealsZeroRated: boolean;
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
  },
];

/** Returns whether a tax applies to a category of goods, and the reason either way. */
export function taxability(
  policy: TaxPolicy,
  code: TaxCode,
  category: TaxCategory,
): { readonly taxed: boolean; readonly reason: TaxReason } {
  if (category === "basic-grocery") return { taxed: false, reason: "basic-grocery-zero-rated" };
  if (category === "prepared-meal" && policy.preparedMealsZeroRated) return { taxed: false, reason: "prepared-meal-zero-rated" };
  if (code !== "PST" || category === "non-food") return { taxed: true, reason: "taxable" };
  if (category === "carbonated-drink") return { taxed: true, reason: "carbonated-drink-pst" };
  return { taxed: false, reason: "food-exempt-from-pst" };
}
