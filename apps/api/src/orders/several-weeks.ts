import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { skipRefusalOf, skipWeeks } from "@tablee/commands/order/weeks/skip-weeks";
import { unskipWeeks } from "@tablee/commands/order/weeks/unskip-weeks";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/several-weeks";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { normalizedNumber, recordNumber } from "@tablee/domain/kernel/receipt-number";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";

/** Several weeks skipped, or brought back, at once. */
@Injectable()
export class SeveralWeeks {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  /** The orders to come, each judged by its own decider, from the log: a skip now would get the same answer. */
  async form(by: Caller): Promise<OutputOf<typeof calls.skipWeeksForm>> {
    const { reads, steps } = this.api;
    const [cards, subscription] = await Promise.all([this.views.upcoming(by), subscriptionOfAccount(reads, by.accountId)]);
    const weeks = await Promise.all(
      cards.map(async (order) => ({ order, refused: (await skipRefusalOf(steps, order.orderId, by.receivedAt)) ?? null })),
    );
    const planned = new Set(cards.map(({ week }) => week));
    const { weekday, zone } = subscription?.slot ?? {};
    const open = subscription?.status === "active" && weekday && zone ? openWeeks(by.receivedAt, weekday, zone) : [];
    return { weeks, without: open.filter((week) => !planned.has(week)) };
  }

  async skip({ orderIds, reason }: InputOf<typeof calls.skipWeeks>, by: Caller): Promise<OutputOf<typeof calls.skipWeeks>> {
    const { weeks, skippedTogether } = await this.commands.send(
      skipWeeks,
      { accountId: by.accountId, orderIds, reason },
      by.own("skip-weeks"),
    );
    const cards = await this.views.fromStates(
      by,
      weeks.map(({ order }) => order),
    );
    return {
      weeks: weeks.map(({ refused = null }, i) => ({ order: cards[i]!, refused })),
      number: weeks.some(({ refused }) => !refused) ? recordNumber(skippedTogether) : null,
    };
  }

  async unskip({ orderIds, number }: InputOf<typeof calls.unskipWeeks>, by: Caller): Promise<OutputOf<typeof calls.unskipWeeks>> {
    const input = { accountId: by.accountId, orderIds, number: normalizedNumber(number) };
    const weeks = await this.commands.send(unskipWeeks, input, by.own("unskip-weeks"));
    const cards = await this.views.fromStates(
      by,
      weeks.map(({ order }) => order),
    );
    return {
      weeks: weeks.map(({ refused = null, removed, pointsEarned }, i) => ({
        order: cards[i]!,
        refused,
        removed: [...removed],
        pointsEarned,
      })),
    };
  }
}
