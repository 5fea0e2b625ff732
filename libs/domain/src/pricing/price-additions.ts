import { type SourceAmount, sourcesOf } from "../credit/sources.ts";
import { type Cents, cents, max, min, sum, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { type PricePolicy, pricePolicies } from "./policy.ts";
import { netAmounts, priceLines, volumeDiscountOf } from "./price-lines.ts";
import { taxPolicies } from "./tax-policy.ts";
import { taxesOf } from "./taxes.ts";
import type { AdditionPrice, OrderLine, PricedLine } from "./vocabulary.ts";

export interface AdditionInputs {
  readonly plan: Plan;
  /** The lines the order holds already: they count for the tier and for the volume discount. */
  readonly ordered: readonly OrderLine[];
  /** Dishes of the plan that could not be picked for the order. */
  readonly missing?: number | undefined;
  /** The volume discount already given on the order and earlier additions. */
  readonly volumeGivenCents: Cents;
  readonly added: readonly OrderLine[];
  readonly region: Region;
  /** The delivery date: which prices and taxes are in force. */
  readonly date: PlainDate;
  readonly promotionalCredit: Cents;
  /** The sources of the promotional credit, in the order in which it is spent, where they are known. */
  readonly promotionalSources?: readonly SourceAmount[] | undefined;
  readonly purchasedCredit: Cents;
}

/** Prices what is added to a paid order: no discount codes, no delivery fee (the box comes anyway), taxes and balances as ever. */
export function priceAdditions(inputs: AdditionInputs): AdditionPrice {
  const policy = policyOn(pricePolicies, inputs.date);
  const taxPolicy = policyOn(taxPolicies, inputs.date);
  const lines = priceLines(policy, inputs.plan, inputs.added, { besides: inputs.ordered, missing: inputs.missing });
  const foodCents = sum(lines.map((line) => cents(line.amountCents)));
  const volumeDiscountCents = volumeDiscount(policy, inputs, lines);
  const discountedFoodCents = cents(foodCents - volumeDiscountCents);
  const net = netAmounts(inputs.added, lines, volumeDiscountCents, discountedFoodCents);
  const goods = inputs.added.map((line, i) => ({ category: line.taxCategory, cents: net[i]!, fullCents: cents(lines[i]!.amountCents) }));
  const taxes = taxesOf(taxPolicy, inputs.region, goods, zero);
  const totalCents = sum([discountedFoodCents, ...taxes.map((tax) => tax.cents)]);
  const promotionalCents = min(max(inputs.promotionalCredit, zero), totalCents);
  const purchasedCents = min(max(inputs.purchasedCredit, zero), cents(totalCents - promotionalCents));
  const sources = sourcesOf(inputs.promotionalSources ?? [], promotionalCents);
  return {
    priceVersion: policy.version,
    taxVersion: taxPolicy.version,
    lines,
    foodCents,
    volumeDiscountCents,
    discountedFoodCents,
    taxes,
    totalCents,
    promotionalCents,
    ...(sources.length > 0 && { promotionalSources: sources }),
    purchasedCents,
    chargeCents: cents(totalCents - promotionalCents - purchasedCents),
  };
}

/**
 * The volume discount of the whole box's market lines, less what was already given: two orders cost together what one would. An addition
 * never costs less than nothing.
 */
function volumeDiscount(
  policy: PricePolicy,
  { plan, ordered, added, volumeGivenCents }: AdditionInputs,
  lines: readonly PricedLine[],
): Cents {
  const box = [...ordered, ...added];
  const all = volumeDiscountOf(policy, box, [...priceLines(policy, plan, ordered), ...lines]);
  const marketCents = sum(lines.filter((_, i) => added[i]!.kind === "market").map((line) => cents(line.amountCents)));
  return min(max(cents(all - volumeGivenCents), zero), marketCents);
}
