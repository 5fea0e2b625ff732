import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ExistingOrder, Order } from "@tablee/domain/order/state";
import { Refused } from "../refused.ts";

export type { ExistingOrder } from "@tablee/domain/order/state";

/** Refuses an order of a different account as if it did not exist. */
export const ownOrder = (state: Order, accountId: AccountId): Refusal | undefined =>
  state.status === "none" || state.accountId !== accountId ? refuse("order-not-found") : undefined;

/** @throws Refused order-not-found */
export function mustBeOwn(state: Order, accountId: AccountId): ExistingOrder {
  if (state.status === "none" || state.accountId !== accountId) throw new Refused(refuse("order-not-found"));
  return state;
}
