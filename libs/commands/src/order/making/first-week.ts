import { openWeeks } from "@tablee/domain/calendar/calendar";
import { type AccountId, orderIdOf, type SubscriptionId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, earlierOf, type Instant, type Week } from "@tablee/domain/kernel/time";
import { isNeverPaid, isPaid, isReturned } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { orders, subscriptions } from "../../aggregates.ts";
import type { CommandIds } from "../../command-runtime.ts";
import type { Streams } from "../../steps.ts";
import type { ExistingOrder } from "../own-order.ts";

export type StartedSubscription = Exclude<Subscription, { status: "none" }>;

/**
 * The week of a subscription's first box, and that order in its present state, however old it is. While there is none, or only one that was
 * never paid, the first week that is open for its day, or for the day of `slot`.
 */
export async function firstWeekOf(
  streams: Streams,
  subscription: StartedSubscription,
  at: Instant,
  slot: Pick<DeliverySlot, "weekday" | "zone"> = inWeek(subscription.slots, subscription.firstWeek).slot,
): Promise<{ readonly week: Week; readonly order: Order; readonly commands: CommandIds }> {
  const open = openWeeks(at, slot.weekday, slot.zone)[0]!;
  for (let week = earlierOf(subscription.firstWeek, open); ; week = addWeeks(week, 1)) {
    const { state: order, commands } = await streams.load(orders, orderIdOf(subscription.subscriptionId, week));
    if (order.status === "none" ? week >= open : !(order.firstOrder && isNeverPaid(order) && !isReturned(order)))
      return { week, order, commands };
  }
}

/**
 * The progress of a sign-up. `choosing`: there is no first order, and plan, tastes and delivery may still change; `ordered`: it waits for
 * its payment; `over`: it was paid, or the subscription is closed.
 */
export type SignUpProgress =
  | { readonly status: "choosing"; readonly subscription?: StartedSubscription }
  | {
      readonly status: "ordered";
      readonly subscription: StartedSubscription;
      readonly order: ExistingOrder;
      readonly commands: CommandIds;
    }
  | {
      readonly status: "over";
      readonly subscription: StartedSubscription;
      readonly order: Order;
      readonly commands: CommandIds;
    };

export async function signUpProgressOf(streams: Streams, subscriptionId: SubscriptionId, at: Instant): Promise<SignUpProgress> {
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  if (subscription.status === "none") return { status: "choosing" };
  const { order, commands } = await firstWeekOf(streams, subscription, at);
  if (subscription.status === "closed") return { status: "over", subscription, order, commands };
  if (order.status === "none") return { status: "choosing", subscription };
  return { status: waitsForPayment(order) ? "ordered" : "over", subscription, order, commands };
}

const waitsForPayment = (order: ExistingOrder): boolean => order.firstOrder && ["open", "locked", "billing"].includes(order.status);

/** The week of a first order, for a day and zone. */
export async function weekToBeginWith(
  streams: Streams,
  { subscription }: Extract<SignUpProgress, { status: "choosing" }>,
  slot: Pick<DeliverySlot, "weekday" | "zone">,
  at: Instant,
): Promise<Week> {
  if (!subscription) return openWeeks(at, slot.weekday, slot.zone)[0]!;
  return (await firstWeekOf(streams, subscription, at, slot)).week;
}

/** True if an account has paid for its first box, even if that was refunded since: its claim is then permanent. */
export async function hasPaid(streams: Streams, accountId: AccountId, at: Instant): Promise<boolean> {
  const standing = await signUpProgressOf(streams, subscriptionIdOf(accountId), at);
  return standing.status === "over" && (isPaid(standing.order) || isReturned(standing.order));
}
