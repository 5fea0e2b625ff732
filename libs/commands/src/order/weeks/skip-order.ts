import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { isPaidAddition } from "@tablee/domain/order/charges/paid-additions";
import type { ReturnedPart } from "@tablee/domain/order/commands";
import type { Order, PaidOrder } from "@tablee/domain/order/state";
import type { SkippedBecause } from "@tablee/domain/order/vocabulary";
import { everythingLeft, refundAmounts } from "@tablee/domain/pricing/refund";
import { orders } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";
import { ownOrder } from "../own-order.ts";

interface OrderToSkip {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly reason?: SkippedBecause | undefined;
  /** The act that skips several weeks, this one among them. */
  readonly skippedTogether?: string;
}

/**
 * Skips a household's box of a week. A policy releases the stock and the slot. Only the customer skips a paid first order, and only on its
 * own: everything that was paid for it is refunded.
 */
export function skipOrder(
  streams: Streams,
  { accountId, orderId, reason, skippedTogether }: OrderToSkip,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const because = reason ? { because: reason } : {};
  const together = skippedTogether ? { skippedTogether } : {};
  const isAsked = context.actor.kind !== "system" && !skippedTogether;
  const command = (state: Order) => {
    const returns = state.status === "billed" && isAsked ? { returns: returnsOf(state) } : {};
    return ownOrder(state, accountId) ?? ({ type: "SkipOrder", ...because, ...together, ...returns, receivedAt: context.at } as const);
  };
  return streams.handle(orders, orderId, command, context);
}

/** Everything that was paid for an order and its additions, as refunds. */
export function returnsOf(order: PaidOrder): ReturnedPart[] {
  const added = Object.entries(order.additions).flatMap(([id, addition]) => (isPaidAddition(addition) ? [id] : []));
  return [undefined, ...added].flatMap((additionId) => {
    const asked = everythingLeft(order, additionId);
    const amounts = refundAmounts(order, asked);
    return amounts.totalCents > 0 ? [{ ...asked, refundId: idFrom("skip", order.orderId, additionId ?? ""), amounts }] : [];
  });
}
