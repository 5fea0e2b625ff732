import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { retryPaymentAt } from "@tablee/domain/calendar/payment-retry";
import { refuse } from "@tablee/domain/kernel/errors";
import { judgedAt, type Order } from "@tablee/domain/order/state";
import { pausedSinceAt, statusAt } from "@tablee/domain/subscription/decider";
import { accounts, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { charge, refusedForGood } from "./charge.ts";

export type BillingResult = { readonly result: "billed" | "declined" | "undecided" | "not-due"; readonly position: bigint };

/**
 * Charges an order, or goes on with a charge that was interrupted: the guard's event on the order, the attempt on the payment,
 * the gateway, the outcome on the payment, the outcome on the order. Each step can be the last one before a crash.
 */
export class BillOrder extends Command<BillingResult> {
  constructor(
    readonly input: { readonly orderId: string; readonly early?: boolean },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The context of the step that begins an attempt: its id stands in the order's stream once this very command has begun one. */
export const startOfBilling = (context: CommandContext): CommandContext => part(context, "start");

type Billing = Extract<Order, { status: "billing" }>;

@CommandHandler(BillOrder)
export class BillOrderHandler implements ICommandHandler<BillOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, early = false }, context }: BillOrder): Promise<BillingResult> {
    const { runtime } = this.deps;
    const { state: before } = await runtime.load(orders, orderId);
    if (before.status === "billed" || before.status === "delivered") return { result: "billed", position: 0n };
    if (before.status !== "locked" && before.status !== "billing") return { result: "not-due", position: 0n };
    const { state: subscription } = await runtime.load(subscriptions, before.subscriptionId);
    const at = judgedAt(before);
    const judged = { subscriptionAtCutoff: statusAt(subscription, at), pausedSince: pausedSinceAt(subscription, at) };
    const start = { type: "StartBilling", ...judged, early, at: context.at } as const;
    const started = await runtime.handle(orders, orderId, start, startOfBilling(context));
    if (started.state.status !== "billing") return { result: "not-due", position: started.position };
    return this.#attempt(started.state, context);
  }

  async #attempt(order: Billing, context: CommandContext): Promise<BillingResult> {
    const { runtime } = this.deps;
    const { orderId, attempts: attempt } = order;
    const method = await this.#methodOf(order.accountId);
    const amountCents = order.price.chargeCents;
    if (amountCents > 0 && !method) return this.#failed(order, "no-payment-method", true, context);
    const refused = attempt > 1 ? await refusedForGood(runtime, orderId, attempt, method) : undefined;
    if (refused) return this.#failed(order, refused, true, context);
    const outcome =
      amountCents === 0
        ? ({ outcome: "captured" } as const)
        : await charge(this.deps, { paymentId: orderId, orderId, attempt, amountCents, methodToken: method! }, context);
    if (outcome.outcome === "unknown") return { result: "undecided", position: 0n };
    if (outcome.outcome !== "captured") return this.#failed(order, outcome.code ?? outcome.outcome, outcome.hard ?? false, context);
    const billed = await runtime.handle(
      orders,
      orderId,
      { type: "RecordBilled", attempt, chargedCents: amountCents, at: context.at },
      part(context, "billed", attempt),
    );
    return { result: "billed", position: billed.position };
  }

  async #failed(order: Billing, code: string, hard: boolean, context: CommandContext): Promise<BillingResult> {
    const { at } = context;
    const retry = code === "never-arrived" ? at : retryPaymentAt(order, hard, at);
    const command = {
      type: "RecordPaymentFailed",
      attempt: order.attempts,
      code,
      hard,
      at,
      ...(retry ? { nextAttemptAt: retry } : {}),
    } as const;
    const failed = await this.deps.runtime.handle(orders, order.orderId, command, part(context, "failed", order.attempts));
    return { result: "declined", position: failed.position };
  }

  async #methodOf(accountId: string): Promise<string | undefined> {
    const { state } = await this.deps.runtime.load(accounts, accountId);
    if (state.status === "none") throw new Refused(refuse("account-not-found"));
    return "method" in state ? state.method?.token : undefined;
  }
}
