import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { lastUnpaidBox } from "@tablee/projections/orders/queries";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { creditAtHand } from "../views/credit-at-hand.ts";
import { failedBoxView } from "../views/failed-box.ts";
import { localInstant } from "../views/local-time.ts";
import { methodView } from "../views/order-card.ts";
import { OrderViews } from "../views/order-views.ts";
import { holderOf } from "../views/payer.ts";
import { planFrom } from "../views/weeks-to-come.ts";
import { Messages } from "./messages.ts";

@Injectable()
export class AccountService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly messages: Messages,
    private readonly commands: Commands,
  ) {}

  async index(by: Caller): Promise<OutputOf<typeof calls.accountIndex>> {
    const { reads } = this.api;
    const holder = holderOf(reads, by.accountId);
    const [{ account, credits, subscription }, points, orders, failed] = await Promise.all([
      holder,
      pointsBalanceOf(reads, by.accountId),
      this.views.upcoming(by, holder),
      lastUnpaidBox(reads, by.accountId),
    ]);
    return {
      firstname: account?.first_name ?? "",
      today: toLocal(subscription?.slot.zone ?? businessZone, by.receivedAt).date,
      subscription: subscription ? subscriptionView(subscription, planFromOf(subscription, orders, by)) : null,
      payWith: account?.method ? methodView(account.method) : null,
      points: { available: points.available, pending: points.pending },
      credit: creditAtHand(credits, by.receivedAt),
      failedBox: failedBoxView(failed, { account, subscription }, orders),
      messages: await this.messages.of(by.accountId, orders, subscription),
      orders,
    };
  }

  async skip({ orderId, reason }: InputOf<typeof calls.skipOrder>, by: Caller): Promise<OutputOf<typeof calls.skipOrder>> {
    const sent = this.commands.send(skipOrder, { accountId: by.accountId, orderId, reason }, by.own("skip-order"));
    return { order: await this.views.fromCommand(by, sent) };
  }

  async unskip({ orderId, place }: InputOf<typeof calls.unskipOrder>, by: Caller): Promise<OutputOf<typeof calls.unskipOrder>> {
    const { state, removed, pointsEarned } = await this.commands.send(
      unskipOrder,
      { accountId: by.accountId, orderId, place },
      by.own("unskip-order"),
    );
    // Before it is paid, an order has no other points than these.
    const entries = [{ order_id: orderId, kind: "pending", by: "unskip", points: pointsEarned }] as const;
    const order = await this.views.fromState(by, state, pointsEarned > 0 ? entries : undefined);
    return { order, removed: [...removed], pointsEarned };
  }

  async unpause(by: Caller): Promise<OutputOf<typeof calls.unpauseAccount>> {
    const subscription = await subscriptionOfAccount(this.api.reads, by.accountId);
    if (!subscription) throw new Failure("subscription-not-found");
    await this.commands.send(resumeSubscription, { subscriptionId: subscription.key }, by.own("unpause-account"));
    return { status: "active" };
  }
}

const planFromOf = ({ status, plan, slot }: SubscriptionRow, orders: readonly OrderCard[], { receivedAt }: Caller) =>
  status === "closed" ? null : planFrom(plan, slot, orders, receivedAt);

const subscriptionView = (row: SubscriptionRow, from: string | null) => ({
  status: row.status,
  ...(row.pause_reason ? { pauseReason: row.pause_reason } : {}),
  ...(row.paused_at ? { pausedAt: localInstant(row.paused_at, row.slot.zone) } : {}),
  ...(row.resumes_at ? { resumesAt: localInstant(row.resumes_at, row.slot.zone) } : {}),
  ...(row.closed_at ? { closedAt: localInstant(row.closed_at, row.slot.zone) } : {}),
  plan: row.plan,
  ...(from === null ? {} : { planFrom: from }),
  region: row.region,
  weekday: row.slot.weekday,
  window: row.slot.window,
});
