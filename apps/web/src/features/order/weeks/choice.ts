import type { OutputOf } from "@tablee/contracts/call";
import type { skipWeeksForm } from "@tablee/contracts/calls/several-weeks";
import type { OrderCard } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";

export type Week = OutputOf<typeof skipWeeksForm>["weeks"][number];

/** The boxes that can be skipped, soonest first. */
export const skippable = (weeks: readonly Week[]): OrderCard[] => weeks.flatMap(({ order, refused }) => (refused === null ? [order] : []));

/** The boxes between two weeks, both included. */
export const between = (boxes: readonly OrderCard[], first: string, last: string): OrderCard[] =>
  boxes.filter(({ week }) => week >= first && week <= last);

/** The charge that a skip avoids: zero if the box would not be charged or is already paid. In cents. */
export const fallsAway = ({ status, belowMinimum, price }: OrderCard) =>
  status === "open" && !belowMinimum ? price.chargeCents : cents(0);

/** The credit that would have paid a box, and is kept. In cents. */
export const creditKept = ({ status, belowMinimum, price }: OrderCard) =>
  status === "open" && !belowMinimum ? cents(price.promotionalCents + price.purchasedCents) : cents(0);
