import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { BillOrder } from "@tablee/commands/billing/bill-order";
import { part } from "@tablee/commands/context";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MakeOrders } from "@tablee/commands/order/make-orders";
import { Refused } from "@tablee/commands/refused";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { completeSignup } from "@tablee/contracts/calls/signup";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { subscriptionIdFor } from "./subscription-id.ts";

/**
 * The last step of the sign-up: method, subscription, first order, its charge, then the other open weeks. Repeating it goes on
 * where it stopped: with another card after a decline, or after a crash.
 */
@Injectable()
export class CompleteSignup {
  constructor(private readonly bus: CommandBus) {}

  async execute({ methodToken }: InputOf<typeof completeSignup>, by: Caller): Promise<OutputOf<typeof completeSignup>> {
    const { accountId } = by;
    const { selection, slot } = by.session?.data ?? {};
    if (!selection || !slot) throw new Failure("signup-incomplete");
    const context = by.own("complete-signup");
    const subscriptionId = subscriptionIdFor(accountId);
    by.wrote(await this.bus.execute(new GivePaymentMethod({ accountId, methodToken }, part(context, "method"))));
    const { plan, ...tastes } = selection;
    const start = { accountId, subscriptionId, plan, tastes, weekday: slot.weekday as Weekday, window: slot.window };
    await this.#start(new StartSubscription(start, part(context, "start")), by);
    const first = by.wrote(await this.bus.execute(new MakeOrders({ subscriptionId, only: "first" }, part(context, "first"))));
    const firstOrderId = first.orderIds[0];
    if (!firstOrderId) throw new Failure("menu-not-found");
    by.wrote(await this.bus.execute(new LockOrder({ orderId: firstOrderId, early: true }, part(context, "lock"))));
    const billed = by.wrote(await this.bus.execute(new BillOrder({ orderId: firstOrderId, early: true }, part(context, "bill"))));
    if (billed.result === "undecided") throw new Failure("payment-pending");
    if (billed.result !== "billed") throw new Failure("card-declined");
    const made = by.wrote(await this.bus.execute(new MakeOrders({ subscriptionId }, part(context, "weeks"))));
    return { step: "welcome", orders: made.orderIds.length, firstOrderId };
  }

  /** A subscription that was started by an earlier try is gone on with. */
  async #start(command: StartSubscription, by: Caller): Promise<void> {
    try {
      by.wrote(await this.bus.execute(command));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "subscription-exists") throw error;
    }
  }
}
