import type { Dated } from "../kernel/policy.ts";

/** The terms of a stamp card (DECISIONS: points, stamp card, referrals). */
interface StampCardPolicy extends Dated {
  /** The deliveries that complete a card, and the delivery weeks in which they must be, the first one's included. */
  readonly required: number;
  readonly weeks: number;
  readonly points: number;
}

export const stampCardPolicies: readonly StampCardPolicy[] = [
  { version: "stamp-card-1", from: "2024-01-01", required: 4, weeks: 6, points: 1_000 },
];
