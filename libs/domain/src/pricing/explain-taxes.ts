import { type Cents, cents, sum } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyNamed } from "../kernel/policy.ts";
import { netOfLines } from "./refund.ts";
import { type TaxCode, taxability, taxPolicies } from "./tax-policy.ts";
import type { AdditionPrice, OrderLine, OrderPrice, RefundAmounts, TaxLine } from "./vocabulary.ts";

interface Part {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice | AdditionPrice;
}

/** The amounts that a tax was charged on: goods and the delivery fee's share. In cents. */
interface TaxExplained {
  readonly code: TaxCode;
  readonly goodsCents: Cents;
  readonly feeCents: Cents;
}

/** Explains each tax that was charged by the version of the policy that charged it. */
export function explainTaxes({ lines, price }: Part): TaxExplained[] {
  const net = netOfLines({ lines, price });
  return price.taxes.map(({ code, baseCents }) => {
    const goodsCents = sum(net.filter((_, i) => isTaxed(lines[i]!, code, price.taxVersion)));
    return { code, goodsCents, feeCents: cents(baseCents - goodsCents) };
  });
}

/** The taxes charged on a line. */
export const taxesOn = (line: OrderLine, { taxes, taxVersion }: Part["price"]): TaxCode[] =>
  taxes.map(({ code }) => code).filter((code) => isTaxed(line, code, taxVersion));

const isTaxed = ({ taxCategory }: OrderLine, code: TaxCode, version: string): boolean =>
  taxability(policyNamed(taxPolicies, version), code, taxCategory).taxed;

interface Bought {
  readonly region: Region;
  readonly price: OrderPrice;
  readonly additions: readonly { readonly price: AdditionPrice }[];
  readonly refunds: readonly { readonly amounts: RefundAmounts }[];
}

/** Lists each tax of the region and the amount charged, less refunds; omits taxes that no item bears. In cents. */
export function taxesInAll({ region, price, additions, refunds }: Bought): Pick<TaxLine, "code" | "ppm" | "cents">[] {
  const charged = [price, ...additions.map((addition) => addition.price)].flatMap(({ taxes }) => taxes);
  const returned = refunds.flatMap(({ amounts }) => amounts.taxes);
  return policyNamed(taxPolicies, price.taxVersion).rates[region].map(({ code, ppm }) => {
    const of = (taxes: readonly { readonly code: string; readonly cents: Cents }[]) =>
      sum(taxes.filter((tax) => tax.code === code).map((tax) => tax.cents));
    return { code, ppm, cents: cents(of(charged) - of(returned)) };
  });
}
