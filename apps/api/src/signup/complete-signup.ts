import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { ApplyDiscountCode } from "@tablee/commands/account/apply-discount-code";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { signUpCodeOf } from "@tablee/commands/account/sign-up-code";
import { accounts, orders, subscriptions } from "@tablee/commands/aggregates";
import { BillOrder, startOfBilling } from "@tablee/commands/billing/bill-order";
import { type CommandContext, part } from "@tablee/commands/context";
import { firstWeekOf, isUnpaidFirst } from "@tablee/commands/order/first-week";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MakeOrders } from "@tablee/commands/order/make-orders";
import { Refused } from "@tablee/commands/refused";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { completeSignup } from "@tablee/contracts/calls/signup";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Weekday } from "@tablee/domain/kernel/time";
import { poll } from "@tablee/platform/poll";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { subscriptionIdFor } from "./subscription-id.ts";

/** How often and how long a charge that a policy has begun is looked at. */
const PACE = { every: 100, most: 3_000 };

/**
 * The last step of the sign-up: method, subscription, first order, its charge, then the other open weeks. Repeating it resumes
 * where it stopped: with another card after a decline, or after a crash. Once the first order is paid there is nothing to resume.
 */
@Injectable()
export class CompleteSignup {
  constructor(
    private readonly api: ApiContext,
    private readonly bus: CommandBus,
    private readonly cards: CardTries,
  ) {}

  /** @throws Refused subscription-exists, before the card is replaced or anything is charged */
  async execute({ methodToken }: InputOf<typeof completeSignup>, by: Caller): Promise<OutputOf<typeof completeSignup>> {
    const { accountId } = by;
    const context = by.own("complete-signup");
    const subscriptionId = subscriptionIdFor(accountId);
    const started = await this.#isStarted(subscriptionId, context);
    const { selection, slot } = by.session?.data ?? {};
    if (!started && (!selection || !slot)) throw new Failure("signup-incomplete");
    await this.#applyCode(by, context);
    const { firstOrderId, result } = await this.cards.during(by, async () => {
      by.wrote(await this.bus.execute(new GivePaymentMethod({ accountId, methodToken }, part(context, "method"))));
      if (!started) {
        const { plan, ...tastes } = selection!;
        const start = { accountId, subscriptionId, plan, tastes, weekday: slot!.weekday as Weekday, window: slot!.window };
        await this.#start(new StartSubscription({ ...start, awaitsPayment: true }, part(context, "start")), by);
      }
      return this.#payFirst(subscriptionId, by, context);
    });
    if (result === "undecided") throw new Failure("payment-pending");
    if (result !== "billed") throw new Failure("card-declined");
    const made = by.wrote(await this.bus.execute(new MakeOrders({ subscriptionId }, part(context, "weeks"))));
    return { step: "welcome", orders: made.orderIds.length, firstOrderId };
  }

  async #payFirst(subscriptionId: string, by: Caller, context: CommandContext) {
    const first = by.wrote(await this.bus.execute(new MakeOrders({ subscriptionId, only: "first" }, part(context, "first"))));
    const firstOrderId = first.orderIds[0];
    if (!firstOrderId) throw new Failure("menu-not-found");
    by.wrote(await this.bus.execute(new LockOrder({ orderId: firstOrderId, early: true }, part(context, "lock"))));
    const billed = by.wrote(await this.bus.execute(new BillOrder({ orderId: firstOrderId, early: true }, part(context, "bill"))));
    const result = billed.result === "undecided" ? await this.#outcomeOf(firstOrderId) : billed.result;
    return { payments: [firstOrderId], firstOrderId, result };
  }

  /** Whether an earlier attempt started the subscription. Its first order still waits to be paid, or this is the attempt that paid it. */
  async #isStarted(subscriptionId: string, context: CommandContext): Promise<boolean> {
    const { runtime } = this.api.opened.dependencies;
    const { state: subscription } = await runtime.load(subscriptions, subscriptionId);
    if (subscription.status === "none") return false;
    const { order, commands } = await firstWeekOf(runtime, subscription, context.at);
    if (commands.has(startOfBilling(part(context, "bill")).commandId)) return true;
    if (subscription.status === "closed" || !isUnpaidFirst(order)) throw new Refused(refuse("subscription-exists"));
    return true;
  }

  /** A code that was entered before signing in has priced what the payment step showed. */
  async #applyCode(by: Caller, context: CommandContext): Promise<void> {
    const { accountId } = by;
    const { state: account } = await this.api.opened.dependencies.runtime.load(accounts, accountId);
    const code = signUpCodeOf(account, by.session?.data.discountCode, by.receivedAt);
    if (code && !("discountCode" in account && account.discountCode))
      by.wrote(await this.bus.execute(new ApplyDiscountCode({ accountId, code }, part(context, "code"))));
  }

  /** After a decline the new card is charged by a policy as well: of the two, one waits a moment for what the other hears. */
  async #outcomeOf(orderId: string): Promise<"billed" | "declined" | "undecided"> {
    const { state } = await poll(
      () => this.api.opened.dependencies.runtime.load(orders, orderId),
      ({ state }) => state.status !== "billing",
      PACE,
    );
    if (state.status === "billing") return "undecided";
    return state.status === "billed" || state.status === "delivered" ? "billed" : "declined";
  }

  /** Another attempt of the same sign-up may have started it at the same moment. */
  async #start(command: StartSubscription, by: Caller): Promise<void> {
    try {
      by.wrote(await this.bus.execute(command));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "subscription-exists") throw error;
    }
  }
}
