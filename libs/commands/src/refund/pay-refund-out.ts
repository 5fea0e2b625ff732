import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { isBilled } from "@tablee/domain/order/standing";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { credits, orders, payments, pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { pointsOfRefund } from "./taken-back.ts";

/** Carries out a refund: returns to the card what the card paid, to the credit what credit paid, and takes points back in proportion. */
export async function payRefundOut(
  steps: Steps,
  { orderId, refundId }: { readonly orderId: OrderId; readonly refundId: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  const refund = isBilled(state) ? state.refunds[refundId] : undefined;
  if (!isBilled(state) || !refund) return;
  const { accountId } = state;
  const { additionId, amounts } = refund;
  const { at } = context;
  const payment = paymentIdOf(purposeOf(orderId, additionId));
  if (amounts.cardCents > 0) await refundCharge(steps, payment, refundId, cents(amounts.cardCents), context);
  const { promotionalCents, purchasedCents } = amounts;
  if (promotionalCents + purchasedCents > 0) {
    // The credit that paid for it may still be reserved: the policy that spends it may run later than this.
    await steps.handle(credits, accountId, { type: "SpendCredit", payment, at }, part(context, "spend"));
    const back = { type: "ReturnCredit", payment, refundId, promotionalCents, purchasedCents, at } as const;
    await steps.handle(credits, accountId, back, part(context, "credit"));
  }
  const commands = pointsOfRefund(state, { refundId, additionId, amounts }, at);
  for (const [i, command] of commands.entries()) await steps.handle(pointAccounts, accountId, command, part(context, command.type, i));
}

/** The provider that took the money knows the refund by its id: asked twice, it pays once. */
async function refundCharge(
  steps: Steps,
  paymentId: PaymentId,
  refundId: string,
  amountCents: Cents,
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(payments, paymentId);
  if (state.refunds.has(refundId)) return;
  const captured = state.attempts.find(({ outcome }) => outcome === "captured");
  if (!captured) throw new Refused(refuse("refund-exceeds-payment", { left: 0 }));
  const { reference } = await steps.ports.payments[captured.provider].refund({ refundId, reference: captured.reference, amountCents });
  const command = { type: "RefundPayment", refundId, amountCents, reference, at: context.at } as const;
  await steps.handle(payments, paymentId, command, part(context, "card"));
}
