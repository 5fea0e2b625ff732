import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accounts, orders } from "@tablee/commands/aggregates";
import { BillOrder, startOfBilling } from "@tablee/commands/billing/bill-order";
import { hasPlace } from "@tablee/commands/capacity/take-capacity";
import { type CommandContext, part } from "@tablee/commands/context";
import { ApplyDiscountCode } from "@tablee/commands/offer/apply-discount-code";
import { signUpCodeOf } from "@tablee/commands/offer/sign-up-code";
import { type SignUpStanding, type StartedSubscription, signUpStandingOf } from "@tablee/commands/order/first-week";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MakeOrders } from "@tablee/commands/order/make-orders";
import { Refused } from "@tablee/commands/refused";
import { ChangeSignUpTerms } from "@tablee/commands/subscription/change-sign-up-terms";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { completeSignup } from "@tablee/contracts/calls/signup";
import { poll } from "@tablee/platform/poll";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { chosenBy } from "./chosen.ts";
import { FirstOrder } from "./first-order.ts";
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
    private readonly firstOrder: FirstOrder,
  ) {}

  /**
   * @throws before the card is replaced or anything is started: Failure subscription-exists, signup-incomplete, order-minimum-not-met,
   * price-changed, slot-full
   */
  async execute({ methodToken, quote }: InputOf<typeof completeSignup>, by: Caller): Promise<OutputOf<typeof completeSignup>> {
    const { accountId } = by;
    const context = by.own("complete-signup");
    const subscriptionId = subscriptionIdFor(accountId);
    const standing = await signUpStandingOf(this.api.opened.dependencies.runtime, subscriptionId, by.receivedAt);
    if (!paidBy(context, standing)) await this.#check(standing, quote, by);
    await this.#applyCode(by, context);
    const { firstOrderId, result } = await this.cards.during(by, async () => {
      await this.bus.execute(new GivePaymentMethod({ accountId, methodToken }, part(context, "method")));
      if (standing.status === "choosing") await this.#begin(standing.subscription, subscriptionId, by, context);
      return this.#payFirst(subscriptionId, quote, context);
    });
    if (result === "undecided") throw new Failure("payment-pending");
    if (result === "declined") throw new Failure("card-declined");
    if (result === "not-due") throw await this.#whyNotDue(firstOrderId);
    const made = await this.bus.execute(new MakeOrders({ subscriptionId }, part(context, "weeks")));
    return { step: "welcome", orders: made.orderIds.length, firstOrderId };
  }

  async #check({ status }: SignUpStanding, quote: string, by: Caller): Promise<void> {
    if (status === "over") throw new Failure("subscription-exists");
    const shown = await this.firstOrder.show(by);
    if (!shown) throw new Failure("signup-incomplete");
    if (shown.card.belowMinimum) throw new Failure("order-minimum-not-met");
    if (shown.quote !== quote) throw new Failure("price-changed");
    // The place is held once the order is made; a window that is full by now can still be changed for another.
    const { runtime } = this.api.opened.dependencies;
    if (status === "choosing" && !(await hasPlace(runtime, shown.order, by.receivedAt))) throw new Failure("slot-full");
  }

  /** Starts the subscription, or changes what an earlier attempt started to what has been chosen since. */
  async #begin(begun: StartedSubscription | undefined, subscriptionId: string, by: Caller, context: CommandContext): Promise<void> {
    const chosen = chosenBy(by.session?.data, begun);
    if (!chosen) throw new Failure("signup-incomplete");
    const terms = { accountId: by.accountId, subscriptionId, ...chosen };
    if (begun) await this.bus.execute(new ChangeSignUpTerms(terms, part(context, "terms")));
    else await this.#start(new StartSubscription({ ...terms, awaitsPayment: true }, part(context, "start")));
  }

  async #payFirst(subscriptionId: string, quote: string, context: CommandContext) {
    const first = await this.bus.execute(new MakeOrders({ subscriptionId, only: "first", quote }, part(context, "first")));
    const firstOrderId = first.orderIds[0];
    if (!firstOrderId) throw new Failure("menu-not-found");
    await this.bus.execute(new LockOrder({ orderId: firstOrderId, early: true, quote }, part(context, "lock")));
    const billed = await this.bus.execute(new BillOrder({ orderId: firstOrderId, early: true }, part(context, "bill")));
    const result = billed.result === "undecided" ? await this.#outcomeOf(firstOrderId) : billed.result;
    return { payments: [firstOrderId], firstOrderId, result };
  }

  /** The order fell away before it was charged: completing the sign-up again makes another one. */
  async #whyNotDue(orderId: string): Promise<Failure> {
    const { state } = await this.api.opened.dependencies.runtime.load(orders, orderId);
    return new Failure(state.status === "minimum-not-met" ? "order-minimum-not-met" : "conflict");
  }

  /** A code that was entered before signing in has priced what the payment step showed. */
  async #applyCode(by: Caller, context: CommandContext): Promise<void> {
    const { accountId } = by;
    const { state: account } = await this.api.opened.dependencies.runtime.load(accounts, accountId);
    const code = signUpCodeOf(account, by.session?.data.discountCode, by.receivedAt);
    if (code && !("discountCode" in account && account.discountCode))
      await this.bus.execute(new ApplyDiscountCode({ accountId, code }, part(context, "code")));
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
  async #start(command: StartSubscription): Promise<void> {
    try {
      await this.bus.execute(command);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "subscription-exists") throw error;
    }
  }
}

/** Whether this very act has begun the charge of the first order: it is repeated to learn what came of it. */
const paidBy = (context: CommandContext, standing: SignUpStanding): boolean =>
  standing.status !== "choosing" && standing.commands.has(startOfBilling(part(context, "bill")).commandId);
