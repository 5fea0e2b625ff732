import type { Region } from "../kernel/place/region.ts";
import type { Dated } from "../kernel/policy.ts";

/** The rules for pausing and closing a subscription (DECISIONS: bags and kits; weeks, cutoffs, generation). */
interface LifePolicy extends Dated {
  /** Provinces in which an account may close while bags or kits are still out; elsewhere that is refused. */
  readonly closesWithAssetsOut: readonly Region[];
  /** The longest pause with an automatic end, in weeks: a longer one ends when the customer resumes. */
  readonly longestPauseWeeks: number;
  /** Days after which the owner of a paused subscription gets a reminder, once a pause. */
  readonly longPauseDays: number;
  /** Days within which a pause with an automatic end counts as ending soon: no reminder is sent. */
  readonly endsSoonDays: number;
}

export const lifePolicies: readonly LifePolicy[] = [
  { version: "life-1", from: "2024-01-01", closesWithAssetsOut: [], longestPauseWeeks: 26, longPauseDays: 21, endsSoonDays: 14 },
];
