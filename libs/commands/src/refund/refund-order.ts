import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { isAboveLimit } from "./approval.ts";

interface OrderToRefund {
  readonly orderId: OrderId;
  readonly refundId: string;
  readonly asked: RefundAsked;
  readonly reason: string;
  /** It exceeds the caller's own allowance, regardless of the order's limit. */
  readonly aboveAllowance?: boolean;
}

/** Refunds money of an order, line by line; above the limit it waits for a second person. A policy pays it out. */
export function refundOrder(
  streams: Streams,
  { orderId, refundId, asked, reason, aboveAllowance = false }: OrderToRefund,
  { actor, at, ...context }: CommandContext,
): Promise<Outcome<Order>> {
  const command = (now: Order) => {
    if (!isBillingClosed(now)) return refuse("order-not-billed", { status: now.status });
    const amounts = refundAmounts(now, asked);
    const needsApproval = aboveAllowance || (actor.kind === "staff" && isAboveLimit(now, amounts, at));
    return { type: "RefundOrder", refundId, ...asked, amounts, reason, by: actor.id, needsApproval, at } as const;
  };
  return streams.handle(orders, orderId, command, { ...context, actor, at });
}
