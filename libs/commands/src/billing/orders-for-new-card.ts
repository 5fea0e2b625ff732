import { currentWeek } from "@tablee/domain/calendar/calendar";
import type { Instant } from "@tablee/domain/kernel/time";
import type { Order } from "@tablee/domain/order/state";
import type { CommandRuntime } from "../command-runtime.ts";
import { ordersFrom } from "../offer/boxes.ts";

export type Unpaid = Extract<Order, { status: "locked" | "billing" }>;

/**
 * The orders that a card is asked for as soon as it is given: a charge of theirs has failed, or is under way and may fail. Told by
 * their streams, since a read model may not have heard of a decline a moment ago.
 */
export async function ordersForNewCard(runtime: CommandRuntime, subscriptionId: string, at: Instant): Promise<readonly Unpaid[]> {
  const orders = await ordersFrom(runtime, subscriptionId, currentWeek(at), at);
  return orders.filter((order): order is Unpaid => order.status === "billing" || (order.status === "locked" && order.attempts > 0));
}
