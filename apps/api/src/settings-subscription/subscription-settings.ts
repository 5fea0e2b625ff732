import { Injectable } from "@nestjs/common";
import { closingFactsOf } from "@tablee/commands/subscription/closing-facts";
import type { OutputOf } from "@tablee/contracts/call";
import type { subscriptionSettings } from "@tablee/contracts/calls/settings-subscription";
import type { OrderCard } from "@tablee/contracts/schemas";
import { cutoffOf, openWeeks } from "@tablee/domain/calendar/calendar";
import { addWeeks, dateInWeek, type Instant } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { creditLeftOf, creditsOf } from "@tablee/projections/credit/queries";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { isSubscriptionAct, subscriptionReceiptsOf } from "@tablee/projections/receipts/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { OrderViews } from "../views/order-views.ts";
import { nextBoxToMake, planFrom, standingOf } from "../views/weeks-to-come.ts";
import { viewOfRow } from "./subscription-view.ts";

type Settings = OutputOf<typeof subscriptionSettings>;

/** The number of first boxes offered for a pause that ends automatically: a quarter of a year. */
const MAX_CHOICES = 13;

@Injectable()
export class SubscriptionSettingsService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async show(by: Caller): Promise<Settings> {
    const { reads, steps } = this.api;
    const row = await subscriptionOfAccount(reads, by.accountId);
    if (!row) throw new Failure("subscription-not-found");
    const [cards, points, credits, [newest], assets] = await Promise.all([
      this.views.upcoming(by),
      pointsBalanceOf(reads, by.accountId),
      creditsOf(reads, by.accountId),
      subscriptionReceiptsOf(reads, by.accountId, undefined),
      closingFactsOf(steps, row.key, by.receivedAt),
    ]);
    if (!assets) throw new Failure("subscription-not-found");
    const { assetsOut, whileAssetsOut } = assets;
    const { promotionalCents: givenCents, purchasedCents } = creditLeftOf(credits, by.receivedAt);
    return {
      subscription: viewOfRow(row),
      tastes: row.tastes,
      weeks: cards.flatMap((card) => weekToCome(card, by.receivedAt) ?? []),
      nextBoxToMake: row.status === "closed" ? null : nextBoxToMake(row.slot, cards, by.receivedAt),
      planFrom: row.status === "closed" ? null : planFrom(row.plan, row.slot, cards, by.receivedAt),
      resumeChoices: row.status !== "closed" ? resumeChoices(row.slot, by.receivedAt) : [],
      closing: {
        points: { available: Math.max(0, points.available), pending: Math.max(0, points.pending) },
        givenCents,
        purchasedCents,
        assetsOut,
        blocked: assetsOut > 0 && whileAssetsOut === "refuse",
      },
      record: newest && isSubscriptionAct(newest) ? { number: newest.number, kind: newest.kind } : null,
      pointsLost: points.lost,
    };
  }
}

/** A week with something to show; none if its order failed, or is too small to be delivered. */
function weekToCome(card: OrderCard, now: Instant): Settings["weeks"][number] | undefined {
  const standing = standingOf(card, now);
  if (!standing) return undefined;
  const { orderId, week, deliveryDate, price, chargedAt, status, plan } = card;
  const { totalCents, chargeCents } = price;
  return { orderId, week, deliveryDate, standing, paid: status === "billed", plan, totalCents, chargeCents, chargedAt };
}

/** For each week after the next one: the day on which the previous box's cutoff passes, which keeps that box skipped. */
function resumeChoices({ weekday, zone }: DeliverySlot, now: Instant): Settings["resumeChoices"] {
  const next = openWeeks(now, weekday, zone)[0]!;
  return Array.from({ length: MAX_CHOICES }, (_, i) => {
    const before = cutoffOf(dateInWeek(addWeeks(next, i), weekday), zone);
    return { date: toLocal(zone, before).date, firstBox: dateInWeek(addWeeks(next, i + 1), weekday) };
  });
}
