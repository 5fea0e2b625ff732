import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { orders } from "@tablee/commands/aggregates";
import { ordersForNewCard } from "@tablee/commands/billing/orders-for-new-card";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { poll } from "@tablee/platform/poll";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { subscriptionIdFor } from "../signup/subscription-id.ts";
import { methodView } from "../views/order-card.ts";

/** How often and how long it is looked whether a policy has asked a new card; an outcome that is known later is counted with the next try. */
const PACE = { every: 100, most: 3_000 };

type Input = InputOf<typeof updatePaymentMethodToPaypal>;
type Output = OutputOf<typeof updatePaymentMethodToPaypal>;

/** Another way to pay. While an order is unpaid a policy asks the new card at once: giving one is then a try of a card. */
@Injectable()
export class PayWith {
  constructor(
    private readonly api: ApiContext,
    private readonly bus: CommandBus,
    private readonly cards: CardTries,
  ) {}

  /** @throws Failure payment-method-unknown, too-many-attempts */
  async change({ methodToken }: Input, kind: PaymentMethod["kind"], by: Caller): Promise<Output> {
    const { payments: gateway, runtime } = this.api.opened.dependencies;
    const method = await gateway.describe(methodToken);
    if (method?.kind !== kind) throw new Failure("payment-method-unknown");
    const unpaid = await ordersForNewCard(runtime, subscriptionIdFor(by.accountId), by.receivedAt);
    if (unpaid.length === 0) await this.#give(methodToken, by);
    else await this.cards.during(by, () => this.#tryOn(unpaid, methodToken, by));
    return { payWith: methodView(method) };
  }

  async #tryOn(unpaid: Awaited<ReturnType<typeof ordersForNewCard>>, methodToken: string, by: Caller) {
    const { changed } = await this.#give(methodToken, by);
    if (changed) await Promise.all(unpaid.map(({ orderId, attempts }) => this.#untilAsked(orderId, attempts)));
    return { payments: unpaid.map(({ orderId }) => orderId) };
  }

  async #give(methodToken: string, by: Caller) {
    const give = new GivePaymentMethod({ accountId: by.accountId, methodToken }, by.own("update-payment-method"));
    const given = await this.bus.execute(give).catch((error) => {
      throw error instanceof Refused && error.code === "card-declined" ? new Failure("payment-method-unknown") : error;
    });
    return by.wrote(given);
  }

  async #untilAsked(orderId: string, attempts: number): Promise<void> {
    await poll(
      () => this.api.opened.dependencies.runtime.load(orders, orderId),
      ({ state }) => state.status !== "billing" && (state.status !== "locked" || state.attempts !== attempts),
      PACE,
    );
  }
}
