import { policyOn } from "../kernel/policy.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import { lifePolicies } from "./policy.ts";

const DAY_HOURS = 24;

/** When the owner of a paused subscription is written to about the pause; undefined where it ends by itself before long. */
export function longPauseAt(pausedAt: Instant, resumesAt: Instant | undefined): Instant | undefined {
  const { longPauseDays } = policyOn(lifePolicies, pausedAt.slice(0, 10));
  const at = addHours(pausedAt, longPauseDays * DAY_HOURS);
  return endsSoon(resumesAt, at) ? undefined : at;
}

/** Whether a pause ends by itself so soon after an instant that nothing more is said of it. */
export function endsSoon(resumesAt: Instant | undefined, at: Instant): boolean {
  const { endsSoonDays } = policyOn(lifePolicies, at.slice(0, 10));
  return resumesAt !== undefined && resumesAt < addHours(at, endsSoonDays * DAY_HOURS);
}
