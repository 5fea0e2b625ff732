import type { Cutoff, LocalInstant } from "@tablee/contracts/schemas";
import { addMs, type Instant, msBetween } from "@tablee/domain/kernel/time";
import { toLocal, type ZoneName } from "@tablee/domain/kernel/zones/zones";

/** An instant as clocks in a zone show it. */
export function localInstant(at: Instant, zone: ZoneName): LocalInstant {
  const { date, time } = toLocal(zone, at);
  return { at, date, time: time.slice(0, 5), zone };
}

/** True once a day is over where its zone is. */
export const isOver = (date: string, zone: ZoneName, now: Instant): boolean => date < toLocal(zone, now).date;

/** A cutoff is exclusive: people see the minute before it. */
export const shownCutoff = (cutoffAt: Instant, zone: ZoneName): LocalInstant => ({
  ...localInstant(addMs(cutoffAt, -60_000), zone),
  at: cutoffAt,
});

/** The cutoff in local time, with the time left to count down. */
export function cutoffView(cutoffAt: Instant, zone: ZoneName, now: Instant): Cutoff {
  return { ...shownCutoff(cutoffAt, zone), secondsLeft: Math.max(0, Math.floor(msBetween(now, cutoffAt) / 1000)) };
}
