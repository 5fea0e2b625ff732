import { policyOn } from "@tablee/domain/kernel/policy";
import { addWeeks, type Instant, type PlainDate } from "@tablee/domain/kernel/time";
import { toInstant, toLocal } from "@tablee/domain/kernel/zones/zones";
import { type Subscription, slotNow } from "@tablee/domain/subscription/decider";
import { lifePolicies } from "@tablee/domain/subscription/policy";

/** The first instant of a day where the boxes come; undefined for one that has begun, and for one further ahead than a pause may name. */
export function beginningOf(state: Exclude<Subscription, { status: "none" }>, day: PlainDate, at: Instant): Instant | undefined {
  const { zone } = slotNow(state);
  const today = toLocal(zone, at).date;
  const { longestPauseWeeks } = policyOn(lifePolicies, today);
  return day > today && day <= addWeeks(today, longestPauseWeeks) ? toInstant(zone, day, "00:00") : undefined;
}
