import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";

/**
 * The read models behind an order's card: the order, its dishes, its account's payment method, and the points that orders earned or lost.
 */
export const orderCardReads = [
  "orders",
  "products",
  "accounts",
  "subscriptions",
  "credit",
  "points_history",
] as const satisfies readonly ReadModelName[];
