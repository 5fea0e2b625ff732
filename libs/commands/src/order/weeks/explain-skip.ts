import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import type { SkipReason } from "@tablee/domain/order/vocabulary";
import { orders } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";
import { ownOrder } from "../own-order.ts";

interface Explanation {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly reason: SkipReason;
}

/** The reason for a skip, given after it. */
export function explainSkip(
  streams: Streams,
  { accountId, orderId, reason }: Explanation,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const command = (state: Order) => ownOrder(state, accountId) ?? ({ type: "ExplainSkip", because: reason, at: context.at } as const);
  return streams.handle(orders, orderId, command, context);
}
