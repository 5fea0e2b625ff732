import { type Dated, policyOn } from "../kernel/policy.ts";
import { addHours, type Instant } from "../kernel/time.ts";

/** The times of reviews (DECISIONS: reviews; issue 32). */
interface ReviewPolicy extends Dated {
  /** Days after it was first written in which a review can be changed. */
  readonly editableDays: number;
  /** Days after the delivery at which a mail asks for reviews, once an order; null: no mail asks. */
  readonly askedAfterDays: number | null;
}

export const reviewPolicies: readonly ReviewPolicy[] = [
  { version: "review-1", from: "2024-01-01", editableDays: 14, askedAfterDays: null },
  { version: "review-2", from: "2026-11-30", editableDays: 14, askedAfterDays: 2 },
];

const HOURS = 24;
const rulesAt = (at: Instant): ReviewPolicy => policyOn(reviewPolicies, at.slice(0, 10));

/** The instant until which a review, or a comment, can be changed, itself excluded. */
export const editableUntil = (writtenAt: Instant): Instant => addHours(writtenAt, HOURS * rulesAt(writtenAt).editableDays);

/** The instant at which a mail asks about a delivered box; undefined while the policy asks nothing. */
export function askedAt(deliveredAt: Instant): Instant | undefined {
  const { askedAfterDays } = rulesAt(deliveredAt);
  return askedAfterDays === null ? undefined : addHours(deliveredAt, HOURS * askedAfterDays);
}
