import { type Cents, cents } from "../kernel/money.ts";
import type { Dated } from "../kernel/policy.ts";

/** The terms of referrals (DECISIONS: plans and prices; points, stamp card, referrals). */
interface ReferralPolicy extends Dated {
  /** The promotional credit of a referrer after a friend's first paid delivery. */
  readonly creditCents: Cents;
  /** Credits in a calendar year, by Toronto's date. */
  readonly maxPerYear: number;
  /** The code of the offer that a referred friend signs up with. */
  readonly friendsCode: string;
  /** Mails to friends in a day, by Toronto's date. */
  readonly invitationsADay: number;
}

export const referralPolicies: readonly ReferralPolicy[] = [
  { version: "referrals-1", from: "2024-01-01", creditCents: cents(3_000), maxPerYear: 10, friendsCode: "AMIS3", invitationsADay: 10 },
];
