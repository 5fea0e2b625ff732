import type { ExistingOrder } from "@tablee/commands/order/own-order";
import type { OutputOf } from "@tablee/contracts/call";
import type { paymentData } from "@tablee/contracts/calls/first-order";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { zero } from "@tablee/domain/kernel/money";
import { addWeeks } from "@tablee/domain/kernel/time";
import { grantsToNewOrder } from "@tablee/domain/offer/spread-code";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import { picksOf } from "@tablee/domain/subscription/picks";
import { localInstant } from "../views/local-time.ts";
import { anyDishes } from "./plan-prices.ts";

type FirstBox = Pick<ExistingOrder, "plan" | "region" | "week" | "slot" | "grants" | "missing">;

/**
 * The box of the week after the first one, priced by the function that prices orders: dishes without surcharges, as many as could be picked
 * for the first box, and what the codes of the first box leave for it.
 */
export function secondBox({ plan, region, week, slot, grants, missing = 0 }: FirstBox): OutputOf<typeof paymentData>["second"] {
  const { deliveryDate, billingAt } = orderCalendar(addWeeks(week, 1), slot.weekday, slot.window, slot.zone);
  const lines = anyDishes(plan, picksOf(plan) - missing);
  const codes = [...new Set(grants.map(({ name }) => name))].map((code) => ({
    code,
    orders: 1,
    meals: grants.reduce((meals, grant) => (grant.kind === "free-meals" && grant.name === code ? meals + grant.meals : meals), 0),
  }));
  const price = priceOrder({
    plan,
    lines,
    missing,
    region,
    date: deliveryDate,
    firstWeek: false,
    discounts: grantsToNewOrder(codes, { deliveryDate, maxFree: maxFreeMeals(lines), stands: "open" }),
    promotionalCredit: zero,
    purchasedCredit: zero,
  });
  return { foodCents: price.discountedFoodCents, deliveryFeeCents: price.deliveryFeeCents, chargedAt: localInstant(billingAt, slot.zone) };
}
