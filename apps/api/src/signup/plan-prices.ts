import type { OutputOf } from "@tablee/contracts/call";
import type { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { type Cents, cents, min, zero } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { Offer } from "@tablee/domain/offer/offers";
import { grantsToNewOrder } from "@tablee/domain/offer/spread-code";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import { minimumOf } from "@tablee/domain/pricing/minimum";
import { pricePolicies, type Tier } from "@tablee/domain/pricing/policy";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { DiscountGrant, OrderLine } from "@tablee/domain/pricing/vocabulary";
import { picksOf } from "@tablee/domain/subscription/picks";
import type { Plan } from "@tablee/domain/subscription/vocabulary";

/**
 * A plan's first box: its food in cents by the tier, less the offer, with free delivery; and how many of the offer's free meals wait for
 * the next box, since at least one meal of each box is paid for.
 */
function firstBox(plan: Plan, picks: number, offer: Offer | undefined, date: PlainDate) {
  const lines = anyDishes(plan, picks);
  const codes = offer ? [{ code: offer.code, orders: 0, meals: 0 }] : [];
  const discounts = grantsToNewOrder(codes, { deliveryDate: date, maxFree: maxFreeMeals(lines), stands: "open" });
  const none = { promotionalCredit: zero, purchasedCredit: zero };
  const { discountedFoodCents } = priceOrder({ plan, lines, region: "qc", date, firstWeek: true, discounts, ...none });
  return { firstBoxCents: discountedFoodCents, mealsWaiting: freeMealsIn(offer?.grants.flat() ?? []) - freeMealsIn(discounts) };
}

const freeMealsIn = (grants: readonly DiscountGrant[]): number =>
  grants.reduce((sum, grant) => sum + (grant.kind === "free-meals" ? grant.meals : 0), 0);

/** A dish without a surcharge: its destination and tax do not affect the price before taxes. */
const anyDish = { "ready-to-cook": { taxCategory: "basic-grocery" }, "ready-to-eat": { taxCategory: "prepared-meal" } } as const;

/** As many dishes as a box has, without surcharges. */
export const anyDishes = ({ type }: Plan, picks: number): OrderLine[] =>
  Array.from({ length: picks }, (_, i) => ({ ...anyDish[type], sku: `${i}`, kind: type, quantity: 1 }));

/** True if a box that has fewer dishes than its plan would be too small to be delivered. */
export const isTooSmall = (plan: Plan, picks: number, date: PlainDate): boolean =>
  minimumOf({ plan, lines: anyDishes(plan, picks), missing: picksOf(plan) - picks }, date).missingCents > 0;

interface Offered {
  /** The flag `ready_to_eat`: without it no such plan is offered. */
  readonly readyToEat: boolean;
  readonly offer?: Offer | undefined;
}

/** Plans with their prices on a date, and the price of the first box with an offer. */
export function planPrices(date: PlainDate, { readyToEat, offer }: Offered): OutputOf<typeof subscriptionPlans> {
  const policy = policyOn(pricePolicies, date);
  const option = (tier: Tier, servings: number, plan: Plan) => ({
    picks: tier.from,
    perServingCents: tier.perServing,
    servings,
    weekCents: cents(tier.perServing * servings),
    ...firstBox(plan, tier.from, offer, date),
  });
  const toCook = (persons: 2 | 4) => (tier: Tier) =>
    option(tier, tier.from * persons, { type: "ready-to-cook", persons, recipes: tier.from });
  return {
    readyToCook: ([2, 4] as const).map((persons) => ({ persons, options: policy.readyToCook[persons].map(toCook(persons)) })),
    readyToEat: readyToEat
      ? policy.readyToEat.map((tier) => option(tier, tier.from, { type: "ready-to-eat", meals: tier.from } as Plan))
      : [],
    deliveryFeeCents: policy.deliveryFee,
    freeDeliveryFromCents: policy.freeDeliveryFrom,
    orderMinimumCents: policy.orderMinimum,
    offer: offer ? { code: offer.code, textEn: offer.textEn, textFr: offer.textFr } : null,
  };
}

/** The cheapest serving and the cheapest week there are. */
export function pricesFrom(date: PlainDate, offered: Offered): { fromPerServingCents: Cents; fromPerWeekCents: Cents } {
  const plans = planPrices(date, offered);
  const options = [...plans.readyToCook.flatMap((plan) => plan.options), ...plans.readyToEat];
  return {
    fromPerServingCents: options.map((each) => each.perServingCents).reduce(min),
    fromPerWeekCents: plans.readyToCook
      .flatMap((plan) => plan.options)
      .map((each) => each.weekCents)
      .reduce(min),
  };
}
