/** The facts of notices about an account. */
export interface AccountFacts {
  /** The brand that the account belongs to. */
  readonly brand: string;
  /** The code that verifies the email address: six digits. */
  readonly emailCode: string;
  /** The name of the provider that was linked or removed; empty in other notices. */
  readonly provider: string;
  /** The token in the link to a new password. */
  readonly resetToken: string;
  /** The record number of a pause, its end, a closing, a move or a change of plan. */
  readonly recordNumber: string;
  /** The new plan in words, and the day of the first box for it; empty in other notices. */
  readonly plan: string;
  readonly planFrom: string;
  /** When it happened, in words with its zone: the zone of the delivery address, where there is one. */
  readonly happenedOn: string;
  /** The reason of a member of staff, in their words; undefined in other notices, and once it can no longer be read. */
  readonly reason: string | undefined;
  /** True for a pause after two boxes in a row that could not be paid. */
  readonly isUnpaid: boolean;
  /** The points that are to expire, and the last day on which they can be exchanged, in words; empty in other notices. */
  readonly pointsExpiring: string;
  readonly pointsExpireOn: string;
  /** The new and the present version of the terms, and the day from which the new one applies; empty in other notices. */
  readonly newTerms: string;
  readonly presentTerms: string;
  readonly termsApplyFrom: string;
  /** A version that was announced before and applies until then, and the day from which it does. */
  readonly termsBetween: { readonly version: string; readonly from: string } | undefined;
  /** The bags and kits that the notice is about, each with the day of its delivery; none in other notices. */
  readonly returnables: readonly string[];
  /** The day from which the first of them is overdue, and what is charged for all of them, in words; empty in other notices. */
  readonly overdueOn: string;
  readonly returnablesCharge: string;
  /** True once the account, or its subscription, is closed: no delivery day is to come. */
  readonly isClosed: boolean;
  /** The points that the answer to a dispute added, and those that it took off, in words; undefined where there are none. */
  readonly pointsAdded: string | undefined;
  readonly pointsTakenOff: string | undefined;
  /** The points of a stamp card that is complete, and their worth, in words; empty in other notices. */
  readonly cardPoints: string;
  readonly cardMoney: string;
  /** The credit that a friend's box brought, in words; empty in other notices. */
  readonly referralCredit: string;
  /** The credit that a refund of a gift card took back, in words; empty in other notices. */
  readonly withdrawnCredit: string;
  /** The day on which a pause began, in words; undefined where there is none. */
  readonly pausedOn: string | undefined;
  /** The day on which a pause ends automatically, in words; undefined where the customer ends it. */
  readonly resumesOn: string | undefined;
  /** The dishes of boxes to come that contain something excluded, each with its day and its label; none in other notices. */
  readonly excludedDishes: readonly string[];
}
