import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { gavePaymentMethod, givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { ordersForNewCard, type Unpaid } from "@tablee/commands/billing/orders-for-new-card";
import { type NewCardOutcome, outcomeForNewCard } from "@tablee/commands/billing/outcome-for-new-card";
import { Refused } from "@tablee/commands/refused";
import { returnableOutcomeForNewCard, returnablesForNewCard } from "@tablee/commands/returnables/returnables-for-new-card";
import type { OutputOf } from "@tablee/contracts/call";
import type { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
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

/** All that a policy charges to a new payment method at once. */
interface ToCharge {
  readonly orders: readonly Unpaid[];
  readonly assets: Awaited<ReturnType<typeof returnablesForNewCard>>;
}

/** Changes the payment method. While an order, a bag or a kit is unpaid a policy charges the new card at once, so giving one counts as a card try. */
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
    const { accountId } = by;
    const [orders, assets] = await Promise.all([
      ordersForNewCard(steps, subscriptionIdOf(accountId), by.receivedAt),
      returnablesForNewCard(steps, accountId),
    ]);
    if (orders.length + assets.length > 0) {
      const { charges, returnables } = await this.cards.during(by, () => this.#tryOn({ orders, assets }, given, method, by));
      return { payWith, charges, returnables };
    }
    await this.#give(given, by);
    return { payWith, charges: [], returnables: [] };
  }

  async #tryOn({ orders, assets }: ToCharge, given: Given, method: PaymentMethod, by: Caller) {
    const { steps } = this.api;
    const { accountId } = by;
    const { changed } = await this.#give(given, by);
    // A repetition changes nothing, but its first attempt did, and the policy charged the card given then.
    const isNew = changed || (await gavePaymentMethod(steps, accountId, by.own(GIVING)));
    const outcomeIn = (outcome: () => Promise<NewCardOutcome>) => (isNew ? settled(outcome) : "not-tried");
    const charges = orders.map(async (before) => {
      const outcome = await outcomeIn(() => outcomeForNewCard(steps, before, method.token));
      return {
        orderId: before.orderId,
        deliveryDate: before.calendar.deliveryDate,
        chargeCents: before.price.chargeCents,
        outcome,
      } as const;
    });
    const returnables = assets.map(async (before) => {
      const outcome = await outcomeIn(() => returnableOutcomeForNewCard(steps, { accountId, before }, method.token));
      return { kind: before.kind, chargeCents: before.charge.cents, outcome } as const;
    });
    const payments = [
      ...orders.map(({ orderId }) => paymentIdOf(purposeOf(orderId))),
      ...assets.map(({ assetId }) => paymentIdOf(returnablePurposeOf(accountId, assetId))),
    ];
    return { payments, charges: await Promise.all(charges), returnables: await Promise.all(returnables) };
  }

  #give(given: Given, by: Caller) {
    return this.commands.send(givePaymentMethod, { accountId: by.accountId, ...given }, by.own(GIVING)).catch((error) => {
      throw error instanceof Refused && error.code === "card-declined" ? new Failure("payment-method-unknown") : error;
    });
  }
}

/** The outcome of a policy's charge once there is one; `unknown` after the limit. */
const settled = (outcome: () => Promise<NewCardOutcome>) => poll(outcome, (known) => known !== "unknown", PACE);
