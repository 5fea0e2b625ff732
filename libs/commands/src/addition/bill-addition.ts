import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { Order, PaidOrder } from "@tablee/domain/order/state";
import type { DroppedBecause } from "@tablee/domain/order/vocabulary";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { orders } from "../aggregates.ts";
import { takePayment } from "../billing/take-payment.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { holdEnds, holdStock } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { refuseMoved } from "../order/editing-session.ts";
import { ownOrder } from "../order/own-order.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { unitsWith } from "./start-addition.ts";

interface AdditionToBill {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly additionId: string;
  readonly editingSession?: string;
}

export interface BilledAddition {
  readonly result: "billed" | "declined" | "sold-out" | "undecided" | "no-payment-method";
  readonly soldOut: readonly string[];
  readonly code?: string | undefined;
  readonly state: Order;
  readonly position: bigint;
}

/**
 * Charges late additions, or resumes an interrupted charge: stock, the guard's event on the order, the credit, the attempt, the gateway,
 * the outcomes. Items that were sold out since are not charged.
 * @throws Refused order-not-found, additions-closed, addition-not-found, editing-session-moved
 */
export async function billAddition(steps: Steps, input: AdditionToBill, context: CommandContext): Promise<BilledAddition> {
  const { accountId, orderId, additionId, editingSession } = input;
  const { state } = await steps.load(orders, orderId);
  const refusal = ownOrder(state, accountId);
  if (refusal || !isBillingClosed(state)) throw new Refused(refusal ?? refuse("additions-closed"));
  const addition = state.additions[additionId];
  if (!addition) throw new Refused(refuse("addition-not-found"));
  if (addition.status === "billed") return { result: "billed", soldOut: [], state, position: 0n };
  if (addition.status === "open") {
    await refuseMoved(steps, orderId, editingSession);
    const soldOut = await holdStock(steps, state, unitsWith(state, addition.lines), part(context, "again"));
    if (soldOut.length > 0) return { ...(await drop(steps, state, additionId, "sold-out", context)), result: "sold-out", soldOut };
  }
  const start = { type: "StartAdditionBilling", additionId, receivedAt: context.at } as const;
  const started = await steps.handle(orders, orderId, start, part(context, "start"));
  const order = started.state as PaidOrder;
  // A repetition of the same request: the outcome of its attempt is known.
  if (order.additions[additionId]!.status !== "billing") return asItStands(order, additionId, started.position);
  return attempt(steps, order, additionId, context);
}

async function attempt(steps: Steps, order: PaidOrder, additionId: string, context: CommandContext): Promise<BilledAddition> {
  const { orderId, accountId } = order;
  const { price, attempts: attempt } = order.additions[additionId]!;
  const { promotionalCents, purchasedCents, chargeCents: cardCents } = price;
  const payment = { accountId, purpose: purposeOf(orderId, additionId), attempt, cardCents, promotionalCents, purchasedCents };
  const taken = await takePayment(steps, payment, context);
  const { at } = context;
  if (taken.outcome === "undecided") return { result: "undecided", soldOut: [], state: order, position: 0n };
  if (taken.outcome === "failed") {
    const { code } = taken;
    const command = { type: "RecordAdditionPaymentFailed", additionId, attempt, code, at } as const;
    const { state, position } = await steps.handle(orders, orderId, command, part(context, "failed", attempt));
    return { result: code === "no-payment-method" ? code : "declined", soldOut: [], code, state, position };
  }
  const billed = { type: "RecordAdditionBilled", additionId, attempt, at } as const;
  const { state, position } = await steps.handle(orders, orderId, billed, part(context, "billed", attempt));
  await settleShares(steps, orderId, [], context, { ownHold: holdEnds(order, at) });
  return { result: "billed", soldOut: [], state, position };
}

function drop(
  streams: Streams,
  order: PaidOrder,
  additionId: string,
  because: DroppedBecause,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const command = { type: "DropAddition", additionId, because, at: context.at } as const;
  return streams.handle(orders, order.orderId, command, part(context, "drop"));
}

function asItStands(order: PaidOrder, additionId: string, position: bigint): BilledAddition {
  const { status, failure: code } = order.additions[additionId]!;
  if (status === "billed") return { result: "billed", soldOut: [], state: order, position };
  return { result: code === "no-payment-method" ? code : "declined", soldOut: [], code, state: order, position };
}
