import type { OrderCard } from "@tablee/contracts/schemas";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { never } from "@tablee/domain/kernel/errors";
import { addWeeks, dateInWeek, type Instant } from "@tablee/domain/kernel/time";
import { isSamePlan } from "@tablee/domain/subscription/picks";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";

type WeekStanding = "comes" | "open" | "skipped";

/** A box is locked a minute after its cutoff: from the cutoff on it counts as coming. */
export function standingOf({ status, cutoff, belowMinimum }: OrderCard, now: Instant): WeekStanding | undefined {
  switch (status) {
    case "billed":
    case "billing":
    case "locked":
      return "comes";
    case "open":
      return now < cutoff.at ? "open" : belowMinimum ? undefined : "comes";
    case "skipped":
      return "skipped";
    case "minimum-not-met":
    case "delivered":
    case "failed":
      return undefined;
    default:
      return never(status);
  }
}

/** A box that a pause skipped comes back with its dishes once the pause ends before its cutoff; any other skipped box is restored by hand. */
export const mayCome = ({ status, skippedBecause, editable }: Pick<OrderCard, "status" | "skippedBecause" | "editable">): boolean =>
  status !== "skipped" || (skippedBecause === "paused" && editable);

/** The day of the first open week without an order; if each has one, of the first week after them. */
export function nextBoxToMake({ weekday, zone }: DeliverySlot, cards: readonly OrderCard[], now: Instant): string {
  const open = openWeeks(now, weekday, zone);
  const made = new Set(cards.map(({ week }) => week));
  return dateInWeek(open.find((week) => !made.has(week)) ?? addWeeks(open.at(-1)!, 1), weekday);
}

/** The day of the first box for a plan, while an open box has a different plan; null where none has. */
export function planFrom(plan: Plan, slot: DeliverySlot, cards: readonly OrderCard[], now: Instant): string | null {
  const open = cards.filter((card) => standingOf(card, now) === "open");
  if (open.every((card) => isSamePlan(card.plan, plan))) return null;
  return open.find((card) => isSamePlan(card.plan, plan))?.deliveryDate ?? nextBoxToMake(slot, cards, now);
}
