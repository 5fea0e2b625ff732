import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";

export type { ExistingOrder } from "@tablee/domain/order/state";

/** One's own order; that of another account is as good as not there. */
export const ownOrder = (state: Order, accountId: string): Refusal | undefined =>
  state.status === "none" || state.accountId !== accountId ? refuse("order-not-found") : undefined;
