import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";

/** What the card of an order is made of: the order, its dishes, how its account pays, and what points its orders brought or lost. */
export const orderCardReads = [
  "orders",
  "products",
  "accounts",
  "subscriptions",
  "credit",
  "points_history",
] as const satisfies readonly ReadModelName[];
