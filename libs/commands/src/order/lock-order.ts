import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { zero } from "@tablee/domain/kernel/money";
import type { Order } from "@tablee/domain/order/state";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import { pausedSinceAt, statusAt } from "@tablee/domain/subscription/decider";
import { orders, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import type { ExistingOrder } from "./own-order.ts";

/** The cutoff passed (or, for a first order, sign-up is being completed): the price stands, or the week falls away. */
export class LockOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: { readonly orderId: string; readonly early?: boolean },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** What an order costs as it stands, by the policies of its delivery date. */
export const priceOf = (order: ExistingOrder) =>
  priceOrder({
    plan: order.plan,
    lines: order.lines,
    region: order.region,
    date: order.calendar.deliveryDate,
    firstWeek: order.firstOrder,
    discounts: order.grants,
    promotionalBalance: zero,
    purchasedBalance: zero,
  });

@CommandHandler(LockOrder)
export class LockOrderHandler implements ICommandHandler<LockOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, early = false }, context }: LockOrder) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status === "none") throw new Refused(refuse("order-not-found"));
    const { state: subscription } = await runtime.load(subscriptions, state.subscriptionId);
    const judgedAt = early ? context.at : state.calendar.cutoffAt;
    const subscriptionAtCutoff = statusAt(subscription, judgedAt);
    const pausedSince = pausedSinceAt(subscription, judgedAt);
    const command = (now: Order) =>
      now.status === "none"
        ? refuse("order-not-found")
        : ({ type: "LockOrder", price: priceOf(now), subscriptionAtCutoff, pausedSince, early, at: context.at } as const);
    return runtime.handle(orders, orderId, command, context);
  }
}
