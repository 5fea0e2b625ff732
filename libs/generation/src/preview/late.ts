import { generationClosesAt, orderCalendar } from "@tablee/domain/calendar/calendar";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { GenerationCandidate } from "@tablee/projections/generation-inputs/queries";

/** True if the cutoff is too close for an order to be made. */
export const isLate = ({ slot }: Pick<GenerationCandidate, "slot">, week: Week, now: Instant): boolean =>
  generationClosesAt(orderCalendar(week, slot.weekday, slot.window, slot.zone)) <= now;
