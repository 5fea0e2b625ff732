import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import type { Handover } from "@tablee/domain/order/vocabulary";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { ownOrder } from "./own-order.ts";

interface Choice {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** Null: as the address states. */
  readonly handover: Handover | null;
}

/** Sets the place or person that one box is left with, until it has left the depot. */
export function chooseHandover(
  streams: Streams,
  { accountId, orderId, handover }: Choice,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const command = (state: Order) => ownOrder(state, accountId) ?? ({ type: "ChooseHandover", handover, receivedAt: context.at } as const);
  return streams.handle(orders, orderId, command, context);
}
