import { type SourceAmount, sourcesOf } from "../credit/sources.ts";
import { type Cents, cents, max, min, sum, zero } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { applyDiscounts } from "./discounts.ts";
import { maxFreeMeals } from "./lines.ts";
import { pricePolicies } from "./policy.ts";
import { netAmounts, priceLines, reachesMinimum, volumeDiscountOf } from "./price-lines.ts";
import { taxPolicies } from "./tax-policy.ts";
import { taxesOf } from "./taxes.ts";
import type { DiscountGrant, OrderLine, OrderPrice, PricedLine } from "./vocabulary.ts";

export interface PricingInputs {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  /** Dishes of the plan that could not be picked for it. */
  readonly missing?: number | undefined;
  readonly region: Region;
  /** The delivery date: which prices and taxes are in force. */
  readonly date: PlainDate;
  readonly firstWeek: boolean;
  readonly discounts: readonly DiscountGrant[];
  readonly promotionalCredit: Cents;
  /** The sources of the promotional credit, in the order in which it is spent, where they are known. */
  readonly promotionalSources?: readonly SourceAmount[] | undefined;
  readonly purchasedCredit: Cents;
}

/**
 * Prices an order: food by tier, volume discount, discounts, delivery, tax, credit, and what is left for the card.
 * Pure; every figure comes from the policies in force on the delivery date.
 */
export function priceOrder(inputs: PricingInputs): OrderPrice {
  const policy = policyOn(pricePolicies, inputs.date);
  const taxPolicy = policyOn(taxPolicies, inputs.date);
  const lines = priceLines(policy, inputs.plan, inputs.lines, inputs);
  const foodCents = sum(lines.map((line) => cents(line.amountCents)));
  const volumeDiscountCents = volumeDiscountOf(policy, inputs.lines, lines);

  const discounts = applyDiscounts(inputs.discounts, cents(foodCents - volumeDiscountCents), {
    cheapestServing: cheapestServing(inputs.lines, lines),
    personsPerMeal: inputs.plan.type === "ready-to-cook" ? inputs.plan.persons : 1,
    maxFree: maxFreeMeals(inputs.lines),
  });
  const discounted = cents(foodCents - volumeDiscountCents - sum(discounts.map((d) => d.cents)));
  const firstBox = inputs.firstWeek || inputs.discounts.some(({ kind }) => kind === "free-delivery");
  const deliveryFree = firstBox ? "first-week" : discounted >= policy.freeDeliveryFrom ? "threshold" : "no";
  const deliveryFeeCents = deliveryFree === "no" && lines.length > 0 ? policy.deliveryFee : zero;

  const net = netAmounts(inputs.lines, lines, volumeDiscountCents, discounted);
  const taxes = taxesOf(
    taxPolicy,
    inputs.region,
    inputs.lines.map((line, i) => ({ category: line.taxCategory, cents: net[i]!, fullCents: cents(lines[i]!.amountCents) })),
    deliveryFeeCents,
  );
  const totalCents = sum([discounted, deliveryFeeCents, ...taxes.map((tax) => tax.cents)]);
  const promotionalCents = min(max(inputs.promotionalCredit, zero), totalCents);
  const purchasedCents = min(max(inputs.purchasedCredit, zero), cents(totalCents - promotionalCents));
  const sources = sourcesOf(inputs.promotionalSources ?? [], promotionalCents);
  const near = deliveryFree === "no" && discounted >= policy.deliveryCreditFrom;
  return {
    priceVersion: policy.version,
    taxVersion: taxPolicy.version,
    lines,
    foodCents,
    volumeDiscountCents,
    discounts,
    discountedFoodCents: discounted,
    deliveryFeeCents,
    deliveryFree,
    taxes,
    totalCents,
    promotionalCents,
    ...(sources.length > 0 ? { promotionalSources: sources } : {}),
    purchasedCents,
    chargeCents: cents(totalCents - promotionalCents - purchasedCents),
    minimumCents: policy.orderMinimum,
    minimumMet: reachesMinimum(policy, inputs.plan, inputs.lines),
    ...(near ? { freeDeliveryGapCents: cents(policy.freeDeliveryFrom - discounted) } : {}),
  };
}

/** The price of the cheapest serving of a recipe or meal on the order: a free meal is worth this much per person. */
function cheapestServing(lines: readonly OrderLine[], priced: readonly PricedLine[]): Cents {
  const servings = priced.filter((_, i) => lines[i]!.kind !== "market").map((line) => Math.round(line.amountCents / line.servings));
  return servings.length === 0 ? zero : cents(Math.min(...servings));
}
