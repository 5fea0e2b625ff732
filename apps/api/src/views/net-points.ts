import type { PointsHistoryRow } from "@tablee/projections/points-history/read-model";

type Entry = Pick<PointsHistoryRow, "kind" | "by" | "points">;

/**
 * An order's points: what its food earns and what bringing it back did, less what its refunds took back or its failure
 * forfeited. Its food's are not read from the entries, which are made a moment after the payment.
 */
export function netPoints(ofFood: number, entries: readonly Entry[]): number {
  const sum = (of: (entry: Entry) => boolean) => entries.filter(of).reduce((total, { points }) => total + points, 0);
  const unskip = sum(({ kind, by }) => kind === "pending" && by === "unskip");
  const lost = sum(({ kind }) => kind === "taken-back" || kind === "forfeited");
  return Math.max(0, ofFood + unskip - lost);
}
