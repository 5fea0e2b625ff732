import type { Order } from "@tablee/domain/order/state";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { orders, payments } from "../aggregates.ts";
import type { Streams } from "../steps.ts";
import type { Unpaid } from "./orders-for-new-card.ts";

/**
 * `paid-before`: paid by the earlier method, whose charge was in progress; `not-tried`: the charge ended before the new method was
 * tried; `unknown`: there is no outcome yet.
 */
export type NewCardOutcome = "paid" | "declined" | "paid-before" | "not-tried" | "unknown";

interface Attempt {
  readonly methodToken: string;
  readonly outcome: string;
}

/** The outcome of an unpaid order since another payment method was given; `before`: the order as it was then. */
export async function outcomeForNewCard(streams: Streams, before: Unpaid, methodToken: string): Promise<NewCardOutcome> {
  const { state: order } = await streams.load(orders, before.orderId);
  const { state: payment } = await streams.load(payments, paymentIdOf(purposeOf(before.orderId)));
  return outcomeOfCharge(before, order, payment.attempts, methodToken);
}

/** The outcome of a charge that is paid: by the new method, or by the earlier one. */
export function paidBy(made: readonly Attempt[], methodToken: string): "paid" | "paid-before" {
  const paying = made.findLast(({ outcome }) => outcome === "captured");
  return paying && paying.methodToken !== methodToken ? "paid-before" : "paid";
}

/** `made` are the attempts of the order's payment. */
export function outcomeOfCharge(
  before: { readonly attempts: number },
  order: Order,
  made: readonly Attempt[],
  methodToken: string,
): NewCardOutcome {
  if (order.status === "billed" || order.status === "delivered") return paidBy(made, methodToken);
  if (order.status !== "locked" && order.status !== "failed") return "unknown";
  // A method declined for good earlier is refused without a new attempt, so its attempt need not be the last one.
  const isTried = order.attempts > before.attempts && made.some((attempt) => attempt.methodToken === methodToken);
  return isTried ? "declined" : order.status === "failed" ? "not-tried" : "unknown";
}
