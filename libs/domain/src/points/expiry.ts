import { never } from "../kernel/errors.ts";
import { policyOn } from "../kernel/policy.ts";
import { addHours, type Instant, laterOf, monthsAfter } from "../kernel/time.ts";
import type { PointsEvent } from "./events.ts";
import { pointsPolicies } from "./policy.ts";

/** The facts on which the expiry of an account's points depends: all of them expire together. */
export interface Expiry {
  /** When points were last earned or exchanged; undefined: never. */
  readonly activeAt?: Instant;
  /** The date that a notice has named since then. Nothing expires without it. */
  readonly announced?: { readonly expiresAt: Instant };
  /** A notice had no recipient: none is tried before this. */
  readonly postponedTo?: Instant;
}

/** When the notice of an account's expiry is due, and the earliest instant at which its points may expire. */
export function expiryOf({ activeAt, postponedTo }: Expiry): { readonly noticeAt: Instant; readonly expiresAt: Instant } | undefined {
  if (activeAt === undefined) return undefined;
  const { expiryMonths, noticeDays } = policyOn(pointsPolicies, activeAt.slice(0, 10));
  const expiresAt = monthsAfter(activeAt, expiryMonths);
  const noticeAt = addHours(expiresAt, -24 * noticeDays);
  return { noticeAt: postponedTo ? laterOf(noticeAt, postponedTo) : noticeAt, expiresAt };
}

/** The instant that a notice sent now announces: never sooner than the policy's least number of days from now. */
export function announcedExpiry(expiry: Expiry, now: Instant): Instant | undefined {
  const due = expiryOf(expiry);
  if (!due || now < due.noticeAt) return undefined;
  const { minNoticeDays } = policyOn(pointsPolicies, now.slice(0, 10));
  return laterOf(due.expiresAt, addHours(now, 24 * minNoticeDays));
}

/** When a notice that had no recipient is tried again. */
export const retryNoticeAt = (now: Instant): Instant => addHours(now, 24 * policyOn(pointsPolicies, now.slice(0, 10)).retryNoticeDays);

/** Earning and exchanging points keeps all of them; what refunds and failures take back changes nothing. */
export function expiryAfter(expiry: Expiry, event: PointsEvent): Expiry {
  switch (event.type) {
    case "PointsPending":
      return active(expiry, event.data.earnedAt);
    case "PointsMatured":
      return active(expiry, event.data.maturedAt);
    case "PointsAwarded":
      return active(expiry, event.data.awardedAt);
    case "PointsRedeemed":
      return active(expiry, event.data.redeemedAt);
    case "PointsExpiryAnnounced":
      return { ...expiry, announced: { expiresAt: event.data.expiresAt } };
    case "PointsExpiryPostponed":
      return { ...expiry, postponedTo: event.data.until };
    case "PointsExpired":
    case "PointsEnded":
      return {};
    case "PointsAdjusted":
      return event.data.points > 0 ? active(expiry, event.data.adjustedAt) : expiry;
    case "PointsForfeited":
    case "PendingPointsTakenBack":
    case "PointsTakenBack":
    case "AwardTakenBack":
    case "PointsDisputed":
    case "PointsDisputeAnswered":
      return expiry;
    default:
      return never(event);
  }
}

const active = ({ activeAt = "" }: Expiry, at: Instant): Expiry => ({ activeAt: laterOf(activeAt, at) });

/** The change of the points that can be spent. */
export function availableChange(event: PointsEvent): number {
  switch (event.type) {
    case "PointsMatured":
    case "PointsAwarded":
    case "PointsAdjusted":
      return event.data.points;
    case "PointsTakenBack":
    case "AwardTakenBack":
    case "PointsRedeemed":
    case "PointsExpired":
      return -event.data.points;
    case "PointsEnded":
      return -event.data.available;
    case "PointsPending":
    case "PointsForfeited":
    case "PendingPointsTakenBack":
    case "PointsDisputed":
    case "PointsDisputeAnswered":
    case "PointsExpiryAnnounced":
    case "PointsExpiryPostponed":
      return 0;
    default:
      return never(event);
  }
}
