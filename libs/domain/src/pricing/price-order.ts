import { allocate, type Cents, cents, max, min, share, sum, zero } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Region } from "../kernel/region.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { applyDiscounts } from "./discounts.ts";
import { type PricePolicy, pricePolicies, tierFor } from "./policy.ts";
import { taxPolicies } from "./tax-policy.ts";
import { taxesOf } from "./taxes.ts";
import type { DiscountGrant, OrderLine, OrderPrice, PricedLine } from "./vocabulary.ts";

export interface PricingInputs {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  readonly region: Region;
  /** The delivery date: which prices and taxes are in force. */
  readonly date: PlainDate;
  readonly firstWeek: boolean;
  readonly discounts: readonly DiscountGrant[];
  readonly promotionalBalance: Cents;
  readonly purchasedBalance: Cents;
}

/**
 * Prices an order: food by tier, volume discount, discounts, delivery, tax, balances, and what is left for the card.
 * Pure; every figure comes from the policies in force on the delivery date.
 */
export function priceOrder(inputs: PricingInputs): OrderPrice {
  const policy = policyOn(pricePolicies, inputs.date);
  const taxPolicy = policyOn(taxPolicies, inputs.date);
  const lines = priceLines(policy, inputs.plan, inputs.lines);
  const foodCents = sum(lines.map((line) => cents(line.amountCents)));
  const marketCents = sum(lines.filter((_, i) => inputs.lines[i]?.kind === "market").map((line) => cents(line.amountCents)));
  const volume = policy.volumeDiscounts.filter((step) => marketCents >= step.from).at(-1);
  const volumeDiscountCents = volume ? share(marketCents, volume.ppm) : zero;

  const discounts = applyDiscounts(inputs.discounts, cents(foodCents - volumeDiscountCents), {
    cheapestServing: cheapestServing(inputs.lines, lines),
    personsPerMeal: inputs.plan.type === "ready-to-cook" ? inputs.plan.persons : 1,
  });
  const discounted = cents(foodCents - volumeDiscountCents - sum(discounts.map((d) => d.cents)));
  const deliveryFree = inputs.firstWeek ? "first-week" : discounted >= policy.freeDeliveryFrom ? "threshold" : "no";
  const deliveryFeeCents = deliveryFree === "no" && lines.length > 0 ? policy.deliveryFee : zero;

  const net = netAmounts(inputs.lines, lines, volumeDiscountCents, discounted);
  const taxes = taxesOf(
    taxPolicy,
    inputs.region,
    inputs.lines.map((line, i) => ({ category: line.taxCategory, cents: net[i]!, fullCents: cents(lines[i]!.amountCents) })),
    deliveryFeeCents,
  );
  const totalCents = sum([discounted, deliveryFeeCents, ...taxes.map((tax) => tax.cents)]);
  const promotionalCents = min(max(inputs.promotionalBalance, zero), totalCents);
  const purchasedCents = min(max(inputs.purchasedBalance, zero), cents(totalCents - promotionalCents));
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
    purchasedCents,
    chargeCents: cents(totalCents - promotionalCents - purchasedCents),
    minimumCents: policy.orderMinimum,
    minimumMet: foodCents >= policy.orderMinimum,
    ...(near ? { freeDeliveryGapCents: cents(policy.freeDeliveryFrom - discounted) } : {}),
  };
}

/** Recipes and meals cost by the tier that the order's own number of them reaches; market items cost what they say. */
function priceLines(policy: PricePolicy, plan: Plan, lines: readonly OrderLine[]): PricedLine[] {
  const count = (kind: OrderLine["kind"]) => lines.filter((line) => line.kind === kind).reduce((n, line) => n + line.quantity, 0);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  const cook = tierFor(policy.readyToCook[persons], count("ready-to-cook"));
  const eat = tierFor(policy.readyToEat, count("ready-to-eat"));
  return lines.map((line) => {
    const servings = line.kind === "ready-to-cook" ? persons : 1;
    const perServing = line.kind === "ready-to-cook" ? cook.perServing : eat.perServing;
    const unitCents = line.kind === "market" ? (line.priceCents ?? 0) : (perServing + (line.premiumCents ?? 0)) * servings;
    return {
      sku: line.sku,
      quantity: line.quantity,
      servings: servings * line.quantity,
      unitCents: cents(unitCents),
      amountCents: cents(unitCents * line.quantity),
    };
  });
}

/** The price of the cheapest serving of a recipe or meal on the order: what a free meal is worth, a person. */
function cheapestServing(lines: readonly OrderLine[], priced: readonly PricedLine[]): Cents {
  const servings = priced.filter((_, i) => lines[i]?.kind !== "market").map((line) => Math.round(line.amountCents / line.servings));
  return servings.length === 0 ? zero : cents(Math.min(...servings));
}

/** Each line's amount after the volume discount (market lines only) and its share of the other discounts. */
function netAmounts(lines: readonly OrderLine[], priced: readonly PricedLine[], volumeDiscount: Cents, discounted: Cents): Cents[] {
  const volumeShares = allocate(
    volumeDiscount,
    priced.map((line, i) => (lines[i]?.kind === "market" ? line.amountCents : 0)),
  );
  const afterVolume = priced.map((line, i) => cents(line.amountCents - (volumeDiscount > 0 ? volumeShares[i]! : 0)));
  return allocate(discounted, afterVolume);
}
