import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import type { ReviewedBox } from "@tablee/domain/review/decider";
import { loadOwn } from "../order/own-order.ts";
import type { Streams } from "../steps.ts";

/** Returns an account's own box as its reviews need it. @throws Refused order-not-found */
export async function reviewedBoxOf(streams: Streams, accountId: AccountId, orderId: OrderId): Promise<ReviewedBox> {
  const order = await loadOwn(streams, accountId, orderId);
  const dishes = linesInBox(order).filter(({ kind }) => kind !== "market");
  return { orderId, isDelivered: order.status === "delivered", dishes: dishes.map(({ sku }) => sku) };
}
