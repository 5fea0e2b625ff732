import type { CreditCommand } from "@tablee/domain/credit/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { isBilled } from "@tablee/domain/order/standing";
import type { Order, PaidOrder } from "@tablee/domain/order/state";
import type { DroppedBecause } from "@tablee/domain/order/vocabulary";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accounts, credits, orders } from "../aggregates.ts";
import { charge, refusedForGood } from "../billing/charge.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { holdEnds, holdStock } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { refuseMoved } from "../order/editing-session.ts";
import { ownOrder } from "../order/own-order.ts";
import { isRefused, Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";
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
 * Charges late additions, or resumes an interrupted charge: stock, the guard's event on the order, the credit, the attempt, the
 * gateway, the outcomes. What was sold meanwhile is not charged.
 * @throws Refused order-not-found, additions-closed, addition-not-found, editing-session-moved
 */
export async function billAddition(steps: Steps, input: AdditionToBill, context: CommandContext): Promise<BilledAddition> {
  const { accountId, orderId, additionId, editingSession } = input;
  const { state } = await steps.load(orders, orderId);
  const refusal = ownOrder(state, accountId);
  if (refusal || !isBilled(state)) throw new Refused(refusal ?? refuse("additions-closed"));
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
  // A repetition of the same request: what came of its attempt is known.
  if (order.additions[additionId]!.status !== "billing") return asItStands(order, additionId, started.position);
  return attempt(steps, order, additionId, context);
}

async function attempt(steps: Steps, order: PaidOrder, additionId: string, context: CommandContext): Promise<BilledAddition> {
  const { orderId, accountId } = order;
  const { price, attempts: attempt } = order.additions[additionId]!;
  const purpose = purposeOf(orderId, additionId);
  const paymentId = paymentIdOf(purpose);
  const { promotionalCents, purchasedCents } = price;
  const amountCents = cents(price.chargeCents);
  const { at } = context;
  const reserve = { type: "ReserveCredit", payment: paymentId, promotionalCents, purchasedCents, at } as const;
  if (promotionalCents + purchasedCents > 0 && !(await isReserved(steps, accountId, reserve, part(context, "reserve", attempt))))
    return recordFailure(steps, order, additionId, attempt, "credit-changed", context);
  const { state: account } = await steps.load(accounts, accountId);
  const method = "method" in account ? account.method : undefined;
  if (amountCents > 0 && !method) return recordFailure(steps, order, additionId, attempt, "no-payment-method", context);
  const refused = method && attempt > 1 ? await refusedForGood(steps, paymentId, attempt, method.token) : undefined;
  if (refused) return recordFailure(steps, order, additionId, attempt, refused, context);
  const outcome =
    amountCents === 0
      ? ({ outcome: "captured" } as const)
      : await charge(steps, { purpose, attempt, amountCents, method: method! }, context);
  if (outcome.outcome === "unknown") return { result: "undecided", soldOut: [], state: order, position: 0n };
  if (outcome.outcome === "cancelled") return recordFailure(steps, order, additionId, attempt, "cancelled", context);
  if (outcome.outcome === "declined") return recordFailure(steps, order, additionId, attempt, outcome.code, context);
  const billed = { type: "RecordAdditionBilled", additionId, attempt, at } as const;
  const { state, position } = await steps.handle(orders, orderId, billed, part(context, "billed", attempt));
  await settleShares(steps, orderId, [], context, { ownHold: holdEnds(order, at) });
  return { result: "billed", soldOut: [], state, position };
}

/** Reserves what the price takes of the credit; false when another order has spent it since these additions were put together. */
async function isReserved(streams: Streams, accountId: AccountId, reserve: CreditCommand, context: CommandContext): Promise<boolean> {
  try {
    await streams.handle(credits, accountId, reserve, context);
    return true;
  } catch (error) {
    if (isRefused(error, "credit-changed")) return false;
    throw error;
  }
}

/** Releases the credit first: once the failure is recorded, another attempt may begin. */
async function recordFailure(
  streams: Streams,
  order: PaidOrder,
  additionId: string,
  attempt: number,
  code: string,
  context: CommandContext,
): Promise<BilledAddition> {
  const release = { type: "ReleaseCredit", payment: paymentIdOf(purposeOf(order.orderId, additionId)), at: context.at } as const;
  await streams.handle(credits, order.accountId, release, part(context, "release", attempt));
  const command = { type: "RecordAdditionPaymentFailed", additionId, attempt, code, at: context.at } as const;
  const failed = await streams.handle(orders, order.orderId, command, part(context, "failed", attempt));
  const result = code === "no-payment-method" ? "no-payment-method" : "declined";
  return { result, soldOut: [], code, state: failed.state, position: failed.position };
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

export class BillAddition extends UseCase<AdditionToBill, BilledAddition> {}
bindHandler(BillAddition, billAddition);
