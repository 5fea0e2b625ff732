import { foodInAll } from "@tablee/domain/order/charges/paid-additions";
import { isBoxless } from "@tablee/domain/order/standing";
import { pointsFor } from "@tablee/domain/points/policy";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { AdditionRow, OrderRow } from "@tablee/projections/orders/read-model";
import type { PointsHistoryRow } from "@tablee/projections/points-history/read-model";

/** The fields of an account's history of points that show what an order has earned or lost. */
export type PointsEntry = Pick<PointsHistoryRow, "order_id" | "kind" | "by" | "points">;

type Entry = Omit<PointsEntry, "order_id">;

type EarningOrder = Pick<OrderRow, "key" | "status" | "calendar"> & {
  readonly additions: readonly Pick<AdditionRow, "status" | "price">[];
};

/**
 * An order's points: those that its food and its return from a skip earn, less those that refunds took back or its failure
 * forfeited. The food's points are not read from the entries, which are written a moment after the payment.
 */
export function netPoints(ofFood: number, entries: readonly Entry[]): number {
  // A closed account has lost them, and earns no more.
  if (entries.some(({ kind }) => kind === "ended")) return 0;
  const sum = (of: (entry: Entry) => boolean) => entries.filter(of).reduce((total, { points }) => total + points, 0);
  const unskip = sum(({ kind, by }) => kind === "pending" && by === "unskip");
  const lost = sum(({ kind }) => kind === "taken-back" || kind === "forfeited");
  return Math.max(0, ofFood + unskip - lost);
}

/**
 * The points that an order's card promises, from all that its account's orders have earned and lost: an order without a box, or
 * too small to be delivered, earns nothing.
 */
export function pointsToCome(
  { key, status, additions, calendar }: EarningOrder,
  price: OrderPrice,
  entries: readonly PointsEntry[],
): number {
  if (isBoxless(status) || (status === "open" && !price.minimumMet)) return 0;
  return netPoints(
    pointsFor(foodInAll({ price, additions }), calendar.deliveryDate),
    entries.filter(({ order_id, kind }) => order_id === key || kind === "ended"),
  );
}
