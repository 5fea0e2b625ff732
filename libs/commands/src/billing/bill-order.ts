import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { retryPaymentAt } from "@tablee/domain/calendar/payment-retry";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { judgedAt, type Order } from "@tablee/domain/order/state";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { pausedSinceAt, statusAt } from "@tablee/domain/subscription/decider";
import { accounts, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { isRefused, Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { charge, refusedForGood } from "./charge.ts";

interface OrderToBill {
  readonly orderId: OrderId;
  readonly early?: boolean;
}

export type BillingResult = { readonly result: "billed" | "declined" | "undecided" | "not-due"; readonly position: bigint };

type Billing = Extract<Order, { status: "billing" }>;

/** The context of the step that begins an attempt: the order's stream holds its id once this very command has begun one. */
export const startOfBilling = (context: CommandContext): CommandContext => part(context, "start");

/**
 * Charges an order, or resumes a charge that was interrupted: the guard's event on the order, the attempt on the payment, the
 * gateway, the outcome on the payment, the outcome on the order. The process may die after each of these steps.
 */
export async function billOrder(steps: Steps, { orderId, early = false }: OrderToBill, context: CommandContext): Promise<BillingResult> {
  const { state: before } = await steps.load(orders, orderId);
  if (before.status === "billed" || before.status === "delivered") return { result: "billed", position: 0n };
  if (before.status !== "locked" && before.status !== "billing") return { result: "not-due", position: 0n };
  const { state: subscription } = await steps.load(subscriptions, before.subscriptionId);
  const at = judgedAt(before);
  const judged = { subscriptionAtCutoff: statusAt(subscription, at), pausedSince: pausedSinceAt(subscription, at) };
  const start = { type: "StartBilling", ...judged, early, at: context.at } as const;
  const started = await steps.handle(orders, orderId, start, startOfBilling(context)).catch(async (error) => {
    // At sign-up a policy charges a new card as well, and may have ended between the read and the guard.
    if (!early || !isRefused(error, "order-not-due")) throw error;
    return { ...(await steps.load(orders, orderId)), position: 0n };
  });
  if (started.state.status === "billing") return attempt(steps, started.state, context);
  return { result: started.state.status === "billed" ? "billed" : "not-due", position: started.position };
}

async function attempt(steps: Steps, order: Billing, context: CommandContext): Promise<BillingResult> {
  const { orderId, attempts: attempt } = order;
  const method = await methodOf(steps, order.accountId);
  const amountCents = cents(order.price.chargeCents);
  const purpose = purposeOf(orderId);
  if (amountCents > 0 && !method) return recordFailure(steps, order, { code: "no-payment-method", hard: true }, context);
  const refused = method && attempt > 1 ? await refusedForGood(steps, paymentIdOf(purpose), attempt, method.token) : undefined;
  if (refused) return recordFailure(steps, order, { code: refused, hard: true }, context);
  const outcome =
    amountCents === 0
      ? ({ outcome: "captured" } as const)
      : await charge(steps, { purpose, attempt, amountCents, method: method! }, context);
  if (outcome.outcome === "unknown") return { result: "undecided", position: 0n };
  if (outcome.outcome === "cancelled") return recordFailure(steps, order, { code: "cancelled", hard: false, again: true }, context);
  if (outcome.outcome === "declined") return recordFailure(steps, order, outcome, context);
  const command = { type: "RecordBilled", attempt, chargedCents: amountCents, at: context.at } as const;
  const billed = await steps.handle(orders, orderId, command, part(context, "billed", attempt));
  return { result: "billed", position: billed.position };
}

interface Failure {
  readonly code: string;
  readonly hard: boolean;
  /** The provider cancelled it: the method was not declined, and is charged again at once. */
  readonly again?: boolean;
}

async function recordFailure(
  streams: Streams,
  order: Billing,
  { code, hard, again = false }: Failure,
  context: CommandContext,
): Promise<BillingResult> {
  const { at } = context;
  const retry = again ? at : retryPaymentAt(order, hard, at);
  const failure = { type: "RecordPaymentFailed", attempt: order.attempts, code, hard, at } as const;
  const command = { ...failure, ...(retry ? { nextAttemptAt: retry } : {}) };
  const failed = await streams.handle(orders, order.orderId, command, part(context, "failed", order.attempts));
  return { result: "declined", position: failed.position };
}

/** @throws Refused account-not-found */
async function methodOf(streams: Streams, accountId: AccountId): Promise<PaymentMethod | undefined> {
  const { state } = await streams.load(accounts, accountId);
  if (state.status === "none") throw new Refused(refuse("account-not-found"));
  return "method" in state ? state.method : undefined;
}
