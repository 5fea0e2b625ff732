import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { outcomeOfBilling } from "@tablee/commands/billing/outcome-of-billing";
import { hasRoom } from "@tablee/commands/capacity/take-capacity";
import { type SignUpProgress, signUpProgressOf } from "@tablee/commands/order/making/first-week";
import { choicesOf, termsOf } from "@tablee/commands/sign-up/choices-of";
import { completeSignUp, isChargedBy } from "@tablee/commands/sign-up/complete-sign-up";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { completeSignup } from "@tablee/contracts/calls/first-order";
import { type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { poll } from "@tablee/platform/wait/poll";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";
import { FirstOrder } from "./first-order.ts";

/** The interval and limit of polling a charge that a policy has begun, in milliseconds. */
const PACE = { every: 100, max: 3_000 };

/** The last step of the sign-up over HTTP: checks the quote shown, counts cards, and calls the use case. */
@Injectable()
export class CompleteSignup {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly cards: CardTries,
    private readonly firstOrder: FirstOrder,
    private readonly offers: VisitOffer,
    private readonly flipper: Flipper,
  ) {}

  /**
   * @throws before the card is replaced or anything is started: Failure subscription-exists, signup-incomplete,
   * order-minimum-not-met, price-changed, slot-full, plan-not-offered
   */
  async execute(
    { methodToken, provider, quote, acceptTerms }: InputOf<typeof completeSignup>,
    by: Caller,
  ): Promise<OutputOf<typeof completeSignup>> {
    const { steps } = this.api;
    const { accountId } = by;
    const context = by.own("complete-signup");
    const subscriptionId = subscriptionIdOf(accountId);
    const standing = await signUpProgressOf(steps, subscriptionId, by.receivedAt);
    if (!isChargedBy(context, standing)) await this.#check(standing, quote, by);
    const chosen = termsOf(await choicesOf(steps, accountId, by.session?.data.selection), standing.subscription);
    if (standing.status === "choosing") {
      if (!chosen) throw new Failure("signup-incomplete");
      await refuseUnlessOffered(this.flipper, chosen.plan, accountId);
    }
    const terms = { wording: acceptTerms, language: by.language };
    const { carried: code } = await this.offers.signUpCodesOf(by);
    const input = { accountId, methodToken, provider, quote, chosen, terms, code };
    const { firstOrderId, orderIds, result } = await this.cards.during(by, async () => {
      const tried = await this.commands.send(completeSignUp, input, context);
      const { firstOrderId } = tried;
      if (firstOrderId === undefined) throw new Failure("menu-not-found");
      const payments = [paymentIdOf(purposeOf(firstOrderId))];
      if (tried.result !== "undecided") return { ...tried, payments, firstOrderId };
      const result = await this.#outcomeOf(firstOrderId);
      // A policy has charged it: repeated, the sign-up resumes with the other weeks.
      const { orderIds } = result === "billed" ? await this.commands.send(completeSignUp, input, context) : tried;
      return { payments, firstOrderId, orderIds, result };
    });
    if (result === "undecided") throw new Failure("payment-pending");
    if (result === "declined") throw new Failure("card-declined");
    if (result === "not-due") throw await this.#whyNotDue(firstOrderId);
    return { step: "welcome", orders: orderIds.length, firstOrderId };
  }

  async #check({ status }: SignUpProgress, quote: string, by: Caller): Promise<void> {
    if (status === "over") throw new Failure("subscription-exists");
    const shown = await this.firstOrder.show(by);
    if (!shown) throw new Failure("signup-incomplete");
    if (shown.card.belowMinimum) throw new Failure("order-minimum-not-met");
    if (shown.quote !== quote) throw new Failure("price-changed");
    // The place is held once the order is made; before that, a full window can still be changed.
    if (status === "choosing" && !(await hasRoom(this.api.steps, shown.order, by.receivedAt))) throw new Failure("slot-full");
  }

  /** The order was skipped before it was charged: completing the sign-up again makes a new one. */
  async #whyNotDue(orderId: OrderId): Promise<Failure> {
    const outcome = await outcomeOfBilling(this.api.steps, orderId);
    return new Failure(outcome === "below-minimum" ? "order-minimum-not-met" : "conflict");
  }

  /** After a decline the new card is charged by a policy as well: of the two, one waits a moment for the other's outcome. */
  async #outcomeOf(orderId: OrderId): Promise<"billed" | "declined" | "undecided"> {
    const outcome = await poll(
      () => outcomeOfBilling(this.api.steps, orderId),
      (found) => found !== "undecided",
      PACE,
    );
    return outcome === "below-minimum" ? "declined" : outcome;
  }
}
