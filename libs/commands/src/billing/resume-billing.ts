import { never } from "@tablee/domain/kernel/errors";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { billAddition } from "../addition/bill-addition.ts";
import { orders, payments } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { settleGiftCard } from "../gift-card/buy-gift-card.ts";
import { resumeFirstOrderChange } from "../order/making/change-first-order.ts";
import { settleReturnableCharge } from "../returnables/charge-returnables.ts";
import type { Steps } from "../steps.ts";
import { billOrder } from "./bill-order.ts";

/** The gateway reported an attempt's outcome by webhook: completes the bill that waits for it. */
export async function resumeBilling(
  steps: Steps,
  { paymentId }: { readonly paymentId: PaymentId },
  context: CommandContext,
): Promise<void> {
  const { state: payment } = await steps.load(payments, paymentId);
  if (!payment.purpose) return;
  switch (payment.purpose.kind) {
    case "order":
      await billOrder(steps, { orderId: payment.purpose.orderId }, context);
      return;
    case "addition":
      return resumeAddition(steps, payment.purpose, context);
    case "change":
      return resumeChange(steps, payment.purpose, context);
    case "gift-card":
      await settleGiftCard(steps, payment.purpose, context);
      return;
    case "returnable":
      return settleReturnableCharge(steps, payment.purpose, context);
    default:
      never(payment.purpose);
  }
}

type Addition = Extract<PaymentPurpose, { kind: "addition" }>;

async function resumeAddition(steps: Steps, { orderId, additionId }: Addition, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  // The process that began the charge may have recorded its outcome already; no further attempt was requested.
  if (!isBillingClosed(state) || state.additions[additionId]?.status !== "billing") return;
  await billAddition(steps, { accountId: state.accountId, orderId, additionId }, context);
}

type Change = Extract<PaymentPurpose, { kind: "change" }>;

async function resumeChange(steps: Steps, { orderId, changeId }: Change, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (isBillingClosed(state) && state.changes[changeId]) await resumeFirstOrderChange(steps, { orderId, changeId }, context);
}
