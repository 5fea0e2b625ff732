import { type Cents, cents } from "../kernel/money.ts";
import { type Dated, policyOn } from "../kernel/policy.ts";
import { type Instant, monthsAfter, type PlainDate } from "../kernel/time.ts";

/** The rules by which points are earned (DECISIONS: points). 100 points are worth a dollar. */
interface PointsPolicy extends Dated {
  /** Percent of the food after discounts that is returned as points (100 points a dollar): from each amount on, for the whole amount. */
  readonly rates: readonly { readonly from: Cents; readonly percent: number }[];
  /** The points for asking for a skipped week again, and the hours for which it must have been skipped. */
  readonly unskipPoints: number;
  readonly minSkippedHours: number;
  /** Points expire this many months after some were last earned or exchanged; a notice is due these days before, and must be so early. */
  readonly expiryMonths: number;
  readonly noticeDays: number;
  readonly minNoticeDays: number;
  /** The days until a notice that had no recipient is tried again. */
  readonly retryNoticeDays: number;
  /** A line of the history can be disputed for these months, and a dispute adjusts no more points than these. */
  readonly disputeMonths: number;
  readonly maxAdjustment: number;
  /** The exchanges of points for a gift card, the smallest first. */
  readonly redemptions: readonly RedemptionOption[];
}

const MS_PER_HOUR = 3_600_000;

export interface RedemptionOption {
  readonly points: number;
  readonly cents: Cents;
}

/** The money that points are worth: a cent each. */
export const worthOf = (points: number): Cents => cents(points);

const first: PointsPolicy = {
  version: "points-1",
  from: "2024-01-01",
  rates: [
    { from: cents(0), percent: 1 },
    { from: cents(15_000), percent: 2 },
  ],
  unskipPoints: 50,
  minSkippedHours: 0,
  expiryMonths: 12,
  noticeDays: 45,
  minNoticeDays: 30,
  retryNoticeDays: 30,
  disputeMonths: 6,
  maxAdjustment: 20_000,
  redemptions: [500, 1_000, 2_000, 5_000].map((points) => ({ points, cents: worthOf(points) })),
};

export const pointsPolicies: readonly PointsPolicy[] = [
  first,
  // Skipping and restoring a week within a day earns nothing.
  { ...first, version: "points-2", from: "2026-12-07", minSkippedHours: 24 },
];

/** Points that an order earns for its food after discounts; parts of a point are dropped. */
export function pointsFor(discountedFood: Cents, date: PlainDate): number {
  const rate = policyOn(pointsPolicies, date)
    .rates.filter((step) => discountedFood >= step.from)
    .at(-1);
  return rate === undefined ? 0 : Math.floor((discountedFood * rate.percent) / 100);
}

/** Points that a box earns by being asked for again, after it was skipped for some milliseconds. */
export function pointsForUnskip(skippedMs: number, date: PlainDate): number {
  const { unskipPoints, minSkippedHours } = policyOn(pointsPolicies, date);
  return skippedMs >= minSkippedHours * MS_PER_HOUR ? unskipPoints : 0;
}

/** The exchanges that are offered on a date, the smallest first. */
export const redemptionOptions = (date: PlainDate): readonly RedemptionOption[] => policyOn(pointsPolicies, date).redemptions;

/** The instant until which a line of the history can be disputed, itself excluded. */
export function disputableUntil(changedAt: Instant): Instant {
  const { disputeMonths } = policyOn(pointsPolicies, changedAt.slice(0, 10));
  return monthsAfter(changedAt, disputeMonths);
}
