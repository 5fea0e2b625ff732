import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import type { SkippedBecause } from "@tablee/domain/order/vocabulary";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";
import { ownOrder } from "./own-order.ts";

interface OrderToSkip {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly reason?: SkippedBecause | undefined;
  /** The act that skips several weeks, this one among them. */
  readonly skippedTogether?: string;
}

/** The household gets no box in that week. A policy releases the stock and the slot. */
export function skipOrder(
  streams: Streams,
  { accountId, orderId, reason, skippedTogether }: OrderToSkip,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const because = reason ? { because: reason } : {};
  const together = skippedTogether ? { skippedTogether } : {};
  const command = (state: Order) =>
    ownOrder(state, accountId) ?? ({ type: "SkipOrder", ...because, ...together, receivedAt: context.at } as const);
  return streams.handle(orders, orderId, command, context);
}

export class SkipOrder extends UseCase<OrderToSkip, Outcome<Order>> {}
bindHandler(SkipOrder, skipOrder);
