import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { ExistingOrder, Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

export type { ExistingOrder } from "@tablee/domain/order/state";

/** Refuses an order of a different account as if it did not exist. */
export const ownOrder = (state: Order, accountId: AccountId): Refusal | undefined =>
  state.status === "none" || state.accountId !== accountId ? refuse("order-not-found") : undefined;

/** @throws Refused order-not-found */
export function mustBeOwn(state: Order, accountId: AccountId): ExistingOrder {
  if (state.status === "none" || state.accountId !== accountId) throw new Refused(refuse("order-not-found"));
  return state;
}

/** @throws Refused order-not-found */
export const loadOwn = async (streams: Streams, accountId: AccountId, orderId: OrderId): Promise<ExistingOrder> =>
  mustBeOwn((await streams.load(orders, orderId)).state, accountId);
