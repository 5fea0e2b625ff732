import { policyOn } from "@tablee/domain/kernel/policy";
import type { PaidOrder } from "@tablee/domain/order/state";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";

/**
 * True if a second person has to agree, judged by the order's total refunds, pending ones included, so that small parts do not slip under
 * the limit.
 */
export function isAboveLimit(order: PaidOrder, { totalCents }: RefundAmounts, at: string): boolean {
  const waiting = Object.values(order.requests).reduce((total, request) => total + request.amounts.totalCents, 0);
  return order.refundedCents + waiting + totalCents > policyOn(refundPolicies, at.slice(0, 10)).approvalAboveCents;
}
