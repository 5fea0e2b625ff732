import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface Decision {
  readonly orderId: OrderId;
  readonly refundId: string;
  readonly approved: boolean;
}

/** A second person agrees to a refund above the limit, or does not. */
export function decideRefund(
  streams: Streams,
  { orderId, refundId, approved }: Decision,
  { actor, at, ...context }: CommandContext,
): Promise<Outcome<Order>> {
  const command = (now: Order) => {
    const request = isBillingClosed(now) ? now.requests[refundId] : undefined;
    if (!isBillingClosed(now) || (!request && !now.refunds[refundId])) return refuse("refund-not-found");
    if (!approved) return { type: "DeclineRefund", refundId, by: actor.id, at } as const;
    const amounts = refundAmounts(now, request ?? now.refunds[refundId]!);
    return { type: "ApproveRefund", refundId, amounts, by: actor.id, at } as const;
  };
  return streams.handle(orders, orderId, command, { ...context, actor, at });
}
