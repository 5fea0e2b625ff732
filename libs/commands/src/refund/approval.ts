import { policyOn } from "@tablee/domain/kernel/policy";
import type { PaidOrder } from "@tablee/domain/order/state";
import { refundPolicies } from "@tablee/domain/pricing/policy";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";

/** Whether a second person has to agree: judged by all that the order would have given back, so that small parts do not slip under the limit. */
export const isAboveLimit = (order: PaidOrder, { totalCents }: RefundAmounts, at: string): boolean =>
  order.refundedCents + totalCents > policyOn(refundPolicies, at.slice(0, 10)).approvalAboveCents;
