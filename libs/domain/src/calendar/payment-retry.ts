import type { Instant } from "../kernel/time.ts";
import { lastAttemptAt, nextAttemptAt, type OrderCalendar } from "./calendar.ts";

interface Unpaid {
  readonly calendar: Pick<OrderCalendar, "deliveryDate" | "billingAt">;
  readonly firstOrder: boolean;
  readonly firstAttemptAt?: Instant;
}

/**
 * Returns when an order whose payment failed now is tried next; undefined when it is given up. A card that was declined for good (`hard`)
 * is not tried again: the order waits for a new card until its last retry (DECISIONS: payment), which no later attempt moves. A first order
 * waits at least until its regular charge.
 */
export function retryPaymentAt({ calendar, firstOrder, firstAttemptAt }: Unpaid, hard: boolean, now: Instant): Instant | undefined {
  const { deliveryDate, billingAt } = calendar;
  const began = firstAttemptAt ?? now;
  const last = lastAttemptAt(deliveryDate, began);
  const end = firstOrder && billingAt > last ? billingAt : last;
  return (hard ? undefined : nextAttemptAt(deliveryDate, began, now)) ?? (now < end ? end : undefined);
}
