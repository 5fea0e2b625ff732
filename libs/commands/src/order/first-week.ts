import { openWeeks } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import type { Order } from "@tablee/domain/order/state";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import { orders } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";

export type StartedSubscription = Exclude<Subscription, { status: "none" }>;

/**
 * The week of a subscription's first box, and that order as it stands: the one it began with, however long ago that was. While
 * there is none, or only one that was never paid, the first week that is open.
 */
export async function firstWeekOf(
  runtime: CommandRuntime,
  subscription: StartedSubscription,
  at: Instant,
): Promise<{ readonly week: Week; readonly order: Order; readonly commands: ReadonlyMap<string, unknown> }> {
  const { slot } = inWeek(subscription.slots, subscription.firstWeek);
  const open = openWeeks(at, slot.weekday, slot.zone)[0]!;
  for (let week = subscription.firstWeek; ; week = addWeeks(week, 1)) {
    const { state: order, commands } = await runtime.load(orders, orderIdOf(subscription.subscriptionId, week));
    if (order.status === "none" ? week >= open : !(order.firstOrder && isUnpaidForGood(order))) return { week, order, commands };
  }
}

const isUnpaidForGood = (order: Order): boolean => order.status === "failed" && order.kind === "payment";

/** Whether the sign-up can still go on: its first order is not there yet, or waits to be paid. */
export const isUnpaidFirst = (order: Order): boolean =>
  order.status === "none" || (order.firstOrder && ["open", "locked", "billing"].includes(order.status));
