import { refuse } from "@tablee/domain/kernel/errors";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";

/**
 * Returns money to the payment that it came from. The provider that took the money identifies the refund by its id: asked twice, it pays
 * once. In cents.
 * @throws Refused refund-exceeds-payment
 */
export async function refundCharge(
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
  const { at } = context;
  const { reference } = await steps.ports.payments[captured.provider].refund({ refundId, reference: captured.reference, amountCents, at });
  const command = { type: "RefundPayment", refundId, amountCents, reference, at } as const;
  await steps.handle(payments, paymentId, command, part(context, "card"));
}
