import { currentWeek } from "@tablee/domain/calendar/calendar";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { Order } from "@tablee/domain/order/state";
import { ordersFrom } from "../offer/orders-with-offer.ts";
import type { Streams } from "../steps.ts";

export type Unpaid = Extract<Order, { status: "locked" | "billing" }>;

/**
 * The orders that a new card is charged for at once: one of their charges has failed, or is in progress and may fail. Read from their
 * streams, since a read model may lag behind a decline.
 */
export async function ordersForNewCard(streams: Streams, subscriptionId: SubscriptionId, at: Instant): Promise<readonly Unpaid[]> {
  const orders = await ordersFrom(streams, subscriptionId, currentWeek(at), at);
  return orders.filter((order): order is Unpaid => order.status === "billing" || (order.status === "locked" && order.attempts > 0));
}
