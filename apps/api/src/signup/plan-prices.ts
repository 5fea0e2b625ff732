import type { OutputOf } from "@tablee/contracts/call";
import type { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { type Cents, cents, min } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies, type Tier } from "@tablee/domain/pricing/policy";

const option = (tier: Tier, persons: number) => ({
  picks: tier.from,
  perServingCents: tier.perServing,
  servings: tier.from * persons,
  weekCents: cents(tier.perServing * tier.from * persons),
});

/** Plans with their prices on a date. */
export function planPrices(date: string): OutputOf<typeof subscriptionPlans> {
  const policy = policyOn(pricePolicies, date);
  return {
    readyToCook: ([2, 4] as const).map((persons) => ({
      persons,
      options: policy.readyToCook[persons].map((tier) => option(tier, persons)),
    })),
    readyToEat: policy.readyToEat.map((tier) => option(tier, 1)),
    deliveryFeeCents: policy.deliveryFee,
    freeDeliveryFromCents: policy.freeDeliveryFrom,
    orderMinimumCents: policy.orderMinimum,
  };
}

/** The cheapest serving and the cheapest week there are. */
export function pricesFrom(date: string): { fromPerServingCents: Cents; fromPerWeekCents: Cents } {
  const plans = planPrices(date);
  const options = [...plans.readyToCook.flatMap((plan) => plan.options), ...plans.readyToEat];
  return {
    fromPerServingCents: options.map((each) => each.perServingCents).reduce(min),
    fromPerWeekCents: plans.readyToCook
      .flatMap((plan) => plan.options)
      .map((each) => each.weekCents)
      .reduce(min),
  };
}
