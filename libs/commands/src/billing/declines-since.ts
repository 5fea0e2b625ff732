import type { PaymentId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { payments } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** The provider's references of a payment's attempts that began after an instant and were declined. */
export async function declinesSince(streams: Streams, paymentId: PaymentId, since: Instant): Promise<readonly string[]> {
  const { state: payment } = await streams.load(payments, paymentId);
  return payment.attempts.flatMap(({ outcome, attemptedAt, reference }) =>
    outcome === "declined" && attemptedAt > since ? [reference] : [],
  );
}
