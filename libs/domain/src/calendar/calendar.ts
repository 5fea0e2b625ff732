import { policyOn } from "../kernel/policy.ts";
import {
  addDays,
  addHours,
  addMinutes,
  addWeeks,
  dateInWeek,
  type Instant,
  type PlainDate,
  type Week,
  type Weekday,
  weekOf,
} from "../kernel/time.ts";
import { businessZone, toInstant, toLocal, type ZoneName, zoneNames } from "../kernel/zones/zones.ts";
import type { DeliveryWindow } from "../subscription/vocabulary.ts";
import { calendarPolicies } from "./policy.ts";

/** The instants and dates of an order, in UTC. */
export interface OrderCalendar {
  readonly deliveryDate: PlainDate;
  /** Exclusive: what is received at this instant is too late. Shown as 11:59 p.m. of the day before. */
  readonly cutoffAt: Instant;
  readonly lockAt: Instant;
  readonly billingAt: Instant;
  readonly lateAdditionsUntil: Instant;
  readonly deliveryFrom: Instant;
  readonly deliveryUntil: Instant;
}

/** The calendar of a delivery in a week, on a weekday, in a window of the zone. */
export function orderCalendar(week: Week, weekday: Weekday, window: DeliveryWindow, zone: ZoneName): OrderCalendar {
  const deliveryDate = dateInWeek(week, weekday);
  const policy = policyOn(calendarPolicies, deliveryDate);
  const cutoffAt = cutoffOf(deliveryDate, zone);
  const [from, until] = window.split("-") as [string, string];
  return {
    deliveryDate,
    cutoffAt,
    lockAt: addMinutes(cutoffAt, policy.lockMinutesAfterCutoff),
    billingAt: addMinutes(cutoffAt, policy.billingMinutesAfterCutoff),
    lateAdditionsUntil: toInstant(zone, addDays(deliveryDate, -policy.lateAdditionsUntil.daysBefore), policy.lateAdditionsUntil.time),
    deliveryFrom: toInstant(zone, deliveryDate, `${from}:00`),
    deliveryUntil: toInstant(zone, deliveryDate, `${until}:00`),
  };
}

/** The first instant at which an order for this date can no longer be changed. */
export function cutoffOf(deliveryDate: PlainDate, zone: ZoneName): Instant {
  const { cutoffDaysBefore } = policyOn(calendarPolicies, deliveryDate);
  return toInstant(zone, addDays(deliveryDate, 1 - cutoffDaysBefore), "00:00");
}

/**
 * Returns when a payment first attempted at `firstAttemptAt` is tried again after a failure now; undefined once no retry is left. Attempts
 * in between, with a card given since, use up none of the retries.
 */
export function nextAttemptAt(deliveryDate: PlainDate, firstAttemptAt: Instant, now: Instant): Instant | undefined {
  const { billingRetryHours } = policyOn(calendarPolicies, deliveryDate);
  return billingRetryHours.map((hours) => addHours(firstAttemptAt, hours)).find((at) => at > now);
}

/** Returns the last retry of a payment first attempted at `firstAttemptAt`; after it the payment is given up. */
export function lastAttemptAt(deliveryDate: PlainDate, firstAttemptAt: Instant): Instant {
  const { billingRetryHours } = policyOn(calendarPolicies, deliveryDate);
  return addHours(firstAttemptAt, Math.max(0, ...billingRetryHours));
}

/** The business's current week at an instant. */
export const currentWeek = (now: Instant): Week => weekOf(toLocal(businessZone, now).date);

/** The week whose orders are generated in the current one: the last of the open weeks. */
export const weekToGenerate = (now: Instant): Week => addWeeks(currentWeek(now), policyOn(calendarPolicies, now.slice(0, 10)).openWeeks);

/** When a week's orders are committed automatically, unless a person did so. */
export function generationDeadline(week: Week): Instant {
  const policy = policyOn(calendarPolicies, week);
  const monday = addWeeks(week, -policy.openWeeks);
  return toInstant(businessZone, dateInWeek(monday, policy.generationCommits.weekday), policy.generationCommits.time);
}

/** When a week's generation may first be previewed. */
export function generationOpensAt(week: Week): Instant {
  const policy = policyOn(calendarPolicies, week);
  return toInstant(businessZone, addWeeks(week, -policy.openWeeks), policy.generationOpens.time);
}

/** The first instant at which generation makes no order of this cutoff any more (DECISIONS: weeks, cutoffs, generation). */
export function generationClosesAt({ deliveryDate, cutoffAt }: Pick<OrderCalendar, "deliveryDate" | "cutoffAt">): Instant {
  return addHours(cutoffAt, -policyOn(calendarPolicies, deliveryDate).generationClosesHoursBeforeCutoff);
}

/** The first instant at which a week's generation has closed for every slot, on its last day and in the westernmost zone. */
export function weekClosesAt(week: Week): Instant {
  const deliveryDate = dateInWeek(week, 7);
  return zoneNames.map((zone) => generationClosesAt({ deliveryDate, cutoffAt: cutoffOf(deliveryDate, zone) })).reduce(laterOf);
}

const laterOf = (one: Instant, other: Instant): Instant => (one > other ? one : other);

/** The latest week whose generation deadline has passed. */
export function lastOverdueWeek(now: Instant): Week {
  const latest = weekToGenerate(now);
  return generationDeadline(latest) <= now ? latest : addWeeks(latest, -1);
}

/** The open weeks for a delivery slot: from the first whose cutoff has not come, at most as many as the policy opens. */
export function openWeeks(now: Instant, weekday: Weekday, zone: ZoneName): Week[] {
  const { openWeeks: count } = policyOn(calendarPolicies, now.slice(0, 10));
  const current = currentWeek(now);
  const published = Array.from({ length: count + 1 }, (_, i) => addWeeks(current, i));
  return published.filter((week) => cutoffOf(dateInWeek(week, weekday), zone) > now).slice(0, count);
}
