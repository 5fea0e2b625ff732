import { type OrderId, orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, dateInWeek, type Instant, type PlainDate } from "@tablee/domain/kernel/time";
import type { ExistingSubscription } from "@tablee/domain/subscription/decider";
import { isSamePlan } from "@tablee/domain/subscription/picks";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { orders } from "../aggregates.ts";
import type { Streams } from "../steps.ts";
import { openWeeksOf } from "./open-weeks.ts";

/** The delivery day of the first box for a plan: of an open week's box that has it or gets it, otherwise of the first week without a box. */
export async function firstBoxOfPlan(
  streams: Streams,
  subscription: ExistingSubscription,
  plan: Plan,
  at: Instant,
  gets: ReadonlySet<OrderId> = new Set(),
): Promise<PlainDate> {
  const weeks = openWeeksOf(subscription, at);
  const dayIn = (week: string) => dateInWeek(week, inWeek(subscription.slots, week).slot.weekday);
  for (const week of weeks) {
    const orderId = orderIdOf(subscription.subscriptionId, week);
    const { state: order } = await streams.load(orders, orderId);
    if (order.status === "none") return dayIn(week);
    const comes = order.status !== "skipped" && isSamePlan(order.plan, plan);
    if (comes || gets.has(orderId)) return order.calendar.deliveryDate;
  }
  return dayIn(addWeeks(weeks.at(-1)!, 1));
}
