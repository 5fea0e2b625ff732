import type { Region } from "../kernel/place/region.ts";
import type { Dated } from "../kernel/policy.ts";

/** How a subscription may be paused and closed (DECISIONS: bags and kits; weeks, cutoffs, generation). */
interface LifePolicy extends Dated {
  /** Provinces in which an account may close while bags or kits are still out; elsewhere that is refused. */
  readonly closesWithAssetsOut: readonly Region[];
  /** A pause that ends by itself lasts at most so many weeks: a longer one ends when the customer resumes. */
  readonly longestPauseWeeks: number;
  /** Days after which the owner of a paused subscription is written to about it, once a pause. */
  readonly longPauseDays: number;
  /** A pause that ends by itself within so many days ends soon: nothing is written about it. */
  readonly endsSoonDays: number;
}

export const lifePolicies: readonly LifePolicy[] = [
  { version: "life-1", from: "2024-01-01", closesWithAssetsOut: [], longestPauseWeeks: 26, longPauseDays: 21, endsSoonDays: 14 },
];
