import type { OrderId } from "@tablee/domain/kernel/ids";
import { orders } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

type BillingOutcome = "undecided" | "billed" | "declined" | "below-minimum";

/** The outcome of a billing that was begun; `below-minimum`: the order was dropped as it was locked. */
export async function outcomeOfBilling(streams: Streams, orderId: OrderId): Promise<BillingOutcome> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status === "billing") return "undecided";
  if (order.status === "billed" || order.status === "delivered") return "billed";
  return order.status === "minimum-not-met" ? "below-minimum" : "declined";
}
