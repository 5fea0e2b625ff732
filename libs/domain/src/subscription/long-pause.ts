import { policyOn } from "../kernel/policy.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import { lifePolicies } from "./policy.ts";

const DAY_HOURS = 24;

/**
 * Returns when the owner of a paused subscription gets a reminder of the pause; undefined where it ends automatically before or soon after
 * then.
 */
export function longPauseAt(pausedAt: Instant, resumesAt: Instant | undefined): Instant | undefined {
  const { longPauseDays } = policyOn(lifePolicies, pausedAt.slice(0, 10));
  const at = addHours(pausedAt, longPauseDays * DAY_HOURS);
  return endsSoon(resumesAt, at) ? undefined : at;
}

/** True if a pause ends automatically so soon after an instant that no reminder is sent. */
export function endsSoon(resumesAt: Instant | undefined, at: Instant): boolean {
  const { endsSoonDays } = policyOn(lifePolicies, at.slice(0, 10));
  return resumesAt !== undefined && resumesAt < addHours(at, endsSoonDays * DAY_HOURS);
}
