import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { gavePaymentMethod, givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { ordersForNewCard, type Unpaid } from "@tablee/commands/billing/orders-for-new-card";
import { outcomeForNewCard } from "@tablee/commands/billing/outcome-for-new-card";
import { Refused } from "@tablee/commands/refused";
import type { OutputOf } from "@tablee/contracts/call";
import type { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { poll } from "@tablee/platform/wait/poll";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { methodView } from "../views/order-card.ts";

/** The interval and limit of polling for the policy's charge, in milliseconds; a later outcome counts towards the next try. */
const PACE = { every: 100, max: 5_000 };

/** The name that the command's id is derived from: a repetition under the same key is the same command. */
const GIVING = "update-payment-method";

type Output = OutputOf<typeof updatePaymentMethodToPaypal>;

interface Given {
  readonly methodToken: string;
  readonly provider: PaymentProvider;
}

/** Changes the payment method. While an order is unpaid a policy charges the new card at once, so giving one counts as a card try. */
@Injectable()
export class PayWith {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly cards: CardTries,
  ) {}

  /** @throws Failure payment-method-unknown; TooManyAttempts */
  async change(token: string, provider: PaymentProvider, by: Caller): Promise<Output> {
    const { steps } = this.api;
    const method = await steps.ports.payments[provider].methodOf(token, by.accountId);
    if (!method) throw new Failure("payment-method-unknown");
    const given = { methodToken: token, provider };
    const payWith = methodView(method);
    const unpaid = await ordersForNewCard(steps, subscriptionIdOf(by.accountId), by.receivedAt);
    if (unpaid.length > 0) return { payWith, charges: (await this.cards.during(by, () => this.#tryOn(unpaid, given, method, by))).charges };
    await this.#give(given, by);
    return { payWith, charges: [] };
  }

  async #tryOn(unpaid: readonly Unpaid[], given: Given, method: PaymentMethod, by: Caller) {
    const { changed } = await this.#give(given, by);
    // A repetition changes nothing, but its first attempt did, and the policy charged the card given then.
    const isNew = changed || (await gavePaymentMethod(this.api.steps, by.accountId, by.own(GIVING)));
    const charges = unpaid.map(async (before) => {
      const outcome = isNew ? await this.#outcomeOf(before, method.token) : "not-tried";
      return {
        orderId: before.orderId,
        deliveryDate: before.calendar.deliveryDate,
        chargeCents: before.price.chargeCents,
        outcome,
      } as const;
    });
    return { payments: unpaid.map(({ orderId }) => paymentIdOf(purposeOf(orderId))), charges: await Promise.all(charges) };
  }

  #give(given: Given, by: Caller) {
    return this.commands.send(givePaymentMethod, { accountId: by.accountId, ...given }, by.own(GIVING)).catch((error) => {
      throw error instanceof Refused && error.code === "card-declined" ? new Failure("payment-method-unknown") : error;
    });
  }

  #outcomeOf(before: Unpaid, methodToken: string) {
    return poll(
      () => outcomeForNewCard(this.api.steps, before, methodToken),
      (outcome) => outcome !== "unknown",
      PACE,
    );
  }
}
