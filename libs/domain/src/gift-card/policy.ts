import { type Cents, cents, zero } from "../kernel/money.ts";
import { type Dated, policyOn } from "../kernel/policy.ts";
import { addDays, addHours, type Instant, type PlainDate } from "../kernel/time.ts";
import { businessDay, toInstant, type ZoneName } from "../kernel/zones/zones.ts";
import type { GiftDelivery } from "./vocabulary.ts";

/** The terms of gift cards (DECISIONS: gift cards and balances). */
interface GiftCardPolicy extends Dated {
  /** A purchase of this amount or more brings its buyer a bonus, in percent of the amount. */
  readonly bonusFrom: Cents;
  readonly bonusPercent: number;
  /** The days that a bonus can be spent, from its issue. */
  readonly bonusDays: number;
  /** The local time at which a card for a chosen day is mailed. */
  readonly mailAt: string;
  /** The limit of that day, in days from today. */
  readonly maxDaysAhead: number;
  /** An unpaid purchase ends after this time. */
  readonly leftAfterHours: number;
}

export const giftCardPolicies: readonly GiftCardPolicy[] = [
  {
    version: "gift-cards-1",
    from: "2024-01-01",
    bonusFrom: cents(10_000),
    bonusPercent: 10,
    bonusDays: 30,
    mailAt: "08:00",
    maxDaysAhead: 365,
    leftAfterHours: 1,
  },
];

export const giftCardTermsAt = (at: Instant): GiftCardPolicy => policyOn(giftCardPolicies, businessDay(at));

/** The bonus of a purchase, in whole cents; zero below the amount that brings one. */
export function bonusOf(amount: Cents, at: Instant): Cents {
  const { bonusFrom, bonusPercent } = giftCardTermsAt(at);
  return amount < bonusFrom ? zero : cents(Math.floor((amount * bonusPercent) / 100));
}

/** The instant from which a bonus that is issued now can no longer be spent. */
export const bonusEnds = (issuedAt: Instant): Instant => addHours(issuedAt, 24 * giftCardTermsAt(issuedAt).bonusDays);

/** When a card's mail is due: at once, or in the morning of its day; undefined for a printed card. */
export function mailDueAt(delivery: GiftDelivery, paidAt: Instant): Instant | undefined {
  if (delivery.by === "print") return undefined;
  if (!delivery.on) return paidAt;
  const morning = toInstant(delivery.on.zone, delivery.on.date, giftCardTermsAt(paidAt).mailAt);
  return morning > paidAt ? morning : paidAt;
}

/** True for a day on which a card can still be mailed in the morning, and that is not too far ahead. */
export function isMailDay({ date, zone }: { readonly date: PlainDate; readonly zone: ZoneName }, at: Instant): boolean {
  const { mailAt, maxDaysAhead } = giftCardTermsAt(at);
  return date <= addDays(businessDay(at), maxDaysAhead) && toInstant(zone, date, mailAt) > at;
}
