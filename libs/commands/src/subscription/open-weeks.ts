import { openWeeks } from "@tablee/domain/calendar/calendar";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import { type FromWeek, inWeek } from "@tablee/domain/subscription/terms";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";

interface Held {
  readonly slot: Pick<DeliverySlot, "weekday" | "zone">;
}

/** The open weeks; each is judged by the slot in force that week. */
export function openWeeksOf({ slots }: { readonly slots: FromWeek<Held> }, at: Instant): readonly Week[] {
  const openIn = ({ slot }: Held): Week[] => openWeeks(at, slot.weekday, slot.zone);
  const weeks = new Set(slots.flatMap(({ value }) => openIn(value)));
  return [...weeks].sort().filter((week) => openIn(inWeek(slots, week)).includes(week));
}

/**
 * The weeks that are open on at least one day, in any of the subscription's zones: a week's box may come on another day than its
 * subscription's, and be open a day longer, or shorter.
 */
export function weeksOpenOnAnyDay({ slots }: { readonly slots: FromWeek<Held> }, at: Instant): readonly Week[] {
  const zones = new Set(slots.map(({ value: { slot } }) => slot.zone));
  return [...new Set([...zones].flatMap((zone) => ([7, 1] as const).flatMap((weekday) => openWeeks(at, weekday, zone))))].sort();
}
