import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import type { RunRow } from "./requests.ts";

export type RowOutcome = "same" | "stale" | "made" | "left-out";

/**
 * The outcome of a subscription since the preview. Once a run is committed only its own list counts: the orders that it
 * made change what every subscription of it reads.
 */
export function rowOutcome(row: Pick<RunRow, "subscriptionId" | "stale">, committed: RunView["committed"]): RowOutcome {
  if (committed) return committed.changed.includes(row.subscriptionId) ? "left-out" : "made";
  return row.stale ? "stale" : "same";
}
