import { type Cents, cents, share, sum, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/region.ts";
import type { TaxCategory } from "../product/vocabulary.ts";
import { type TaxCode, type TaxPolicy, taxability } from "./tax-policy.ts";

export interface Tax {
  readonly code: TaxCode;
  readonly ppm: number;
  readonly baseCents: Cents;
  readonly cents: Cents;
}

/**
 * Each tax of the place, on the taxable goods and the delivery fee's share of them, rounded once a receipt.
 * The delivery fee follows the goods: it is taxed in the proportion of the order's taxable goods.
 */
export function taxesOf(
  policy: TaxPolicy,
  region: Region,
  goods: readonly { readonly category: TaxCategory; readonly cents: Cents }[],
  deliveryFee: Cents,
): Tax[] {
  const all = sum(goods.map((item) => item.cents));
  return policy.rates[region].flatMap(({ code, ppm }) => {
    const taxable = sum(goods.filter((item) => taxability(policy, code, item.category).taxed).map((item) => item.cents));
    const fee = all === zero ? zero : cents(Math.round((deliveryFee * taxable) / all));
    const baseCents = cents(taxable + fee);
    return baseCents === zero ? [] : [{ code, ppm, baseCents, cents: share(baseCents, ppm) }];
  });
}
