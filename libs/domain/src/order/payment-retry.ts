import { lastAttemptAt, nextAttemptAt } from "../calendar/calendar.ts";
import type { Instant } from "../kernel/time.ts";
import type { Charge, OrderBase } from "./state.ts";

/**
 * When an order whose payment failed now is tried next; undefined: it is given up. A card that was declined for good (`hard`) is
 * not asked again: the order waits for another one until the last of its hours (DECISIONS: payment). A first order waits at least
 * until it would have been charged anyway.
 */
export function retryPaymentAt(
  { calendar, firstOrder, firstAttemptAt }: Pick<OrderBase & Charge, "calendar" | "firstOrder" | "firstAttemptAt">,
  hard: boolean,
  now: Instant,
): Instant | undefined {
  const { deliveryDate, billingAt } = calendar;
  const began = firstAttemptAt ?? now;
  const last = lastAttemptAt(deliveryDate, began);
  const next = hard ? (now < last ? last : undefined) : nextAttemptAt(deliveryDate, began, now);
  return next ?? (firstOrder && now < billingAt ? billingAt : undefined);
}
