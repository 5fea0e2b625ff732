import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { balanceAt } from "@tablee/domain/credit/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { pausedSinceAt, statusAt } from "@tablee/domain/subscription/decider";
import { credits, orders, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import type { ExistingOrder } from "./own-order.ts";
import { type Balances, noBalances, priceOf } from "./price-of.ts";
import { quoteOf } from "./quote.ts";

/** The cutoff passed (or, for a first order, sign-up is being completed): the price stands, or the week falls away. */
export class LockOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: {
      readonly orderId: string;
      readonly early?: boolean;
      /** What was shown to the customer who pays now: refused where the order is another one. */
      readonly quote?: string;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** An order that is edited faster than it can be locked is locked by the next wake-up. */
const MOST_TRIES = 5;

@CommandHandler(LockOrder)
export class LockOrderHandler implements ICommandHandler<LockOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute(command: LockOrder): Promise<Outcome<Order>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#lock(command);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "balance-changed" || tries === MOST_TRIES) throw error;
      }
    }
  }

  /** @throws Refused price-changed */
  async #lock({ input: { orderId, early = false, quote }, context }: LockOrder) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status === "none") throw new Refused(refuse("order-not-found"));
    const { state: subscription } = await runtime.load(subscriptions, state.subscriptionId);
    const judgedAt = early ? context.at : state.calendar.cutoffAt;
    const subscriptionAtCutoff = statusAt(subscription, judgedAt);
    const pausedSince = pausedSinceAt(subscription, judgedAt);
    const command = (now: Order) => {
      if (now.status === "none") return refuse("order-not-found");
      const price = "price" in now ? now.price : priceOf(now, balances);
      const spent = price.promotionalCents === balances.promotional && price.purchasedCents === balances.purchased;
      // Somebody changed the order while its part of the balance was set aside: another part is to be.
      if (now.status === "open" && !spent) return refuse("balance-changed");
      if (quote !== undefined && quoteOf(now, price) !== quote) return refuse("price-changed");
      return { type: "LockOrder", price, subscriptionAtCutoff, pausedSince, early, at: context.at } as const;
    };
    const balances = state.status === "open" ? await this.#setAside(state, context) : noBalances;
    return runtime.handle(orders, orderId, command, context);
  }

  /** The part of the balance that pays for the order is set aside first; a policy releases it if the order is not charged after all. */
  async #setAside(order: ExistingOrder, context: CommandContext): Promise<Balances> {
    const { runtime } = this.deps;
    const { accountId, orderId } = order;
    const { state, revision } = await runtime.load(credits, accountId);
    const { promotionalCents, purchasedCents } = priceOf(order, balanceAt(state, context.at, orderId));
    const reserve = { type: "ReserveCredit", payment: orderId, promotionalCents, purchasedCents, at: context.at } as const;
    // Somebody may have come this far before, and died; since then the balance may have grown, or expired.
    if (promotionalCents + purchasedCents > 0 || state.reserved[orderId])
      await runtime.handle(credits, accountId, reserve, part(context, "reserve", revision));
    return { promotional: promotionalCents, purchased: purchasedCents };
  }
}
