import type { OutputOf } from "@tablee/contracts/call";
import { accountIndex } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { callQuery } from "../api/calls.ts";
import { queryClient } from "../api/query-client.ts";

export type Account = OutputOf<typeof accountIndex>;

/** The account's home: subscription and upcoming orders. */
export const accountQuery = callQuery(accountIndex, {});

/** Replaces the held order with the one that a command has just returned. */
export function holdOrder(order: OrderCard): void {
  queryClient.setQueryData(
    accountQuery.queryKey,
    (account) => account && { ...account, orders: account.orders.map((held) => (held.orderId === order.orderId ? order : held)) },
  );
}
