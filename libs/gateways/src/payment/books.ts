import { type Cents, cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";

/** From an instant (inclusive) to an instant (exclusive), by the provider's own clock; without one, from the first or to the last entry. */
export interface BookRange {
  readonly from?: Instant;
  readonly until?: Instant | undefined;
}

/** One movement of money in a provider's books. */
export interface BookEntry {
  readonly kind: "captured" | "refunded";
  /** The reference of the payment that took the money. */
  readonly reference: string;
  readonly amountCents: Cents;
  readonly at: Instant;
}

/** The totals that providers captured, and that they refunded. */
export async function totalsOf(
  books: readonly AsyncIterable<BookEntry>[],
): Promise<{ readonly capturedCents: Cents; readonly refundedCents: Cents }> {
  const totals = { captured: 0, refunded: 0 };
  for (const entries of books) for await (const { kind, amountCents } of entries) totals[kind] += amountCents;
  return { capturedCents: cents(totals.captured), refundedCents: cents(totals.refunded) };
}
