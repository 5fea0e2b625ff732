import { type Cents, cents, share, sum, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import type { TaxCategory } from "../product/vocabulary.ts";
import { type TaxCode, type TaxPolicy, taxability } from "./tax-policy.ts";

export interface Tax {
  readonly code: TaxCode;
  readonly ppm: number;
  readonly baseCents: Cents;
  readonly cents: Cents;
}

/** Goods of one category: the amount paid for them, and their price without discounts. */
interface TaxedGoods {
  readonly category: TaxCategory;
  readonly cents: Cents;
  readonly fullCents: Cents;
}

/**
 * Returns each tax of the region, on the taxable goods and the delivery fee's share of them, rounded once per receipt. The delivery fee is
 * taxed in the proportion of the order's taxable goods, by their full prices where discounts left nothing to pay for them.
 */
export function taxesOf(policy: TaxPolicy, region: Region, goods: readonly TaxedGoods[], deliveryFee: Cents): Tax[] {
  const weight = goods.some((item) => item.cents > 0) ? "cents" : "fullCents";
  const all = sum(goods.map((item) => item[weight]));
  return policy.rates[region].flatMap(({ code, ppm }) => {
    const taxed = goods.filter((item) => taxability(policy, code, item.category).taxed);
    const fee = all === zero ? zero : cents(Math.round((deliveryFee * sum(taxed.map((item) => item[weight]))) / all));
    const baseCents = cents(sum(taxed.map((item) => item.cents)) + fee);
    return baseCents === zero ? [] : [{ code, ppm, baseCents, cents: share(baseCents, ppm) }];
  });
}
