import { type Cents, cents } from "../kernel/money.ts";
import { type Dated, policyNamed, policyOn } from "../kernel/policy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { ReturnableKind, ReturnablesTerms, ReturnNotice } from "./vocabulary.ts";

/** The terms on which bags and kits are lent (DECISIONS: bags and kits). Days count from the day of the delivery. */
interface ReturnablesPolicy extends Dated {
  readonly version: ReturnablesTerms;
  /** The day from which a bag or kit is overdue. */
  readonly overdueDays: number;
  readonly noticeDays: Readonly<Record<ReturnNotice, number>>;
  readonly chargeCents: Readonly<Record<ReturnableKind, Cents>>;
  /** The collection attempts without which nothing is charged. */
  readonly minAttempts: number;
  /** The days that the tracker may lag behind a collection: nothing is charged for so long after the last attempt. */
  readonly trackerDays: number;
  /** The days between two attempts that the route plans. */
  readonly plannedEveryDays: number;
  /** The days after a declined charge on which it is tried again. */
  readonly chargeRetryDays: readonly number[];
  /** The local time of day at which notices are sent, pickups planned and charges made. */
  readonly actsAt: string;
  /** The last moment to book a pickup: local time, some days before it. */
  readonly bookUntil: { readonly daysBefore: number; readonly time: string };
  /** The weeks in which a pickup can be booked, the present one included. */
  readonly bookableWeeks: number;
}

export const returnablesPolicies: readonly ReturnablesPolicy[] = [
  {
    version: "returnables-1",
    from: "2024-01-01",
    overdueDays: 42,
    noticeDays: { first: 21, last: 35 },
    chargeCents: { bag: cents(2_000), kit: cents(1_500) },
    minAttempts: 3,
    trackerDays: 7,
    plannedEveryDays: 7,
    chargeRetryDays: [3, 7],
    actsAt: "09:00",
    bookUntil: { daysBefore: 1, time: "12:00" },
    bookableWeeks: 2,
  },
];

export const returnablesTermsOn = (date: PlainDate): ReturnablesPolicy => policyOn(returnablesPolicies, date);

/** The terms under which a bag or kit was lent. @throws RangeError for an unknown version */
export const returnablesTermsOf = (version: ReturnablesTerms): ReturnablesPolicy => policyNamed(returnablesPolicies, version);
