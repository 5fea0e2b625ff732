import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { currentMeritProgram } from "@tablee/contracts/calls/account";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addDays, addWeeks, type PlainDate, type Week, weekOf } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { OrderStatus } from "@tablee/domain/order/vocabulary";
import { stampCardPolicies } from "@tablee/domain/stamp-card/policy";
import type { StampCard } from "@tablee/domain/stamp-card/vocabulary";
import { latestStampCard, type OrderWeekRow, orderWeeks } from "@tablee/projections/stamp-cards/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

type Output = OutputOf<typeof currentMeritProgram>;
type Program = NonNullable<Output["program"]>;
type WeekStatus = Program["weeks"][number]["status"];

/** The stamp card of the account's home. */
@Injectable()
export class MeritProgram {
  constructor(private readonly api: ApiContext) {}

  async current({ accountId, receivedAt }: Caller): Promise<Output> {
    const { reads } = this.api;
    const [subscription, card] = await Promise.all([subscriptionOfAccount(reads, accountId), latestStampCard(reads, accountId)]);
    if (!subscription || subscription.status === "closed") return { program: null };
    const { date: today } = toLocal(subscription.slot.zone, receivedAt);
    if (!card || card.lastWeek < weekOf(today)) return { program: toCome(today) };
    return { program: programOf(card, await orderWeeks(reads, accountId, card.firstWeek, card.lastWeek), today) };
  }
}

/** The card that the next delivery starts. */
function toCome(today: PlainDate): Program {
  const { required, weeks, points } = policyOn(stampCardPolicies, today);
  const dollarValueCents = cents(points);
  return {
    status: "waiting",
    required,
    total: weeks,
    delivered: 0,
    startDate: null,
    endDate: null,
    points,
    dollarValueCents,
    today,
    weeks: [],
  };
}

/** A card as its account sees it, with a row for each of its weeks. */
export function programOf(card: StampCard, orders: readonly OrderWeekRow[], today: PlainDate): Program {
  const { firstWeek, lastWeek, required, stamps, takenBack, completedAt } = card;
  const weeks = weeksBetween(firstWeek, lastWeek);
  const points = takenBack.reduce((left, each) => left - each.points, card.points);
  return {
    status: completedAt === null ? "running" : "completed",
    required,
    total: weeks.length,
    delivered: stamps.length,
    startDate: firstWeek,
    endDate: addDays(lastWeek, 6),
    points,
    dollarValueCents: cents(points),
    today,
    weeks: weeks.map((week) => {
      const order = orders.find((each) => each.week === week);
      const stamped = stamps.some((stamp) => stamp.week === week);
      return { week, deliveryDate: order?.delivery_date ?? null, status: stamped ? "completed" : statusOf(order) };
    }),
  };
}

const statuses: Readonly<Record<OrderStatus, WeekStatus>> = {
  open: "upcoming",
  locked: "upcoming",
  billing: "upcoming",
  billed: "upcoming",
  skipped: "skipped",
  // Neither skipped nor counted: below the minimum, not delivered, or refunded in full.
  "minimum-not-met": "unknown",
  failed: "unknown",
  delivered: "unknown",
};

/** The status of a week without a stamp; a week that has no order yet is unknown. */
const statusOf = (order: OrderWeekRow | undefined): WeekStatus => (order ? statuses[order.status] : "unknown");

function weeksBetween(first: Week, last: Week): Week[] {
  const weeks: Week[] = [];
  for (let week = first; week <= last; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}
