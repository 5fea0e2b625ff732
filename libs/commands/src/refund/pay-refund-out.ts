import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { tooLate } from "@tablee/domain/order/charges/decide-change";
import { refundRoute } from "@tablee/domain/order/charges/refund-route";
import { paidPartOf } from "@tablee/domain/order/standing";
import type { PaidOrder } from "@tablee/domain/order/state";
import { changePurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { credits, orders, pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { endPoints } from "../points/end-points.ts";
import type { Steps } from "../steps.ts";
import { refundCharge } from "./refund-charge.ts";
import { pointsOfRefund } from "./taken-back.ts";

/** Carries out a refund: returns to the card what the card paid, to the credit what credit paid, and takes points back in proportion. */
export async function payRefundOut(
  steps: Steps,
  { orderId, refundId }: { readonly orderId: OrderId; readonly refundId: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  const order = paidPartOf(state);
  const refund = order?.refunds[refundId];
  if (!order || !refund) return;
  await payBack(steps, order, refundId, context);
  // Points that its subscription's end took cannot be taken back as well; its policy may not have run yet.
  await endPoints(steps, order, part(context, "end-points"));
  const { additionId, amounts } = refund;
  const commands = pointsOfRefund(order, { refundId, additionId, amounts }, context.at);
  for (const [i, command] of commands.entries())
    await steps.handle(pointAccounts, order.accountId, command, part(context, command.type, i));
}

/** Refunds the reduction of a changed first order's cost, or the charge of a change that came too late to be made. */
export async function payChangeBack(
  steps: Steps,
  { orderId, changeId }: { readonly orderId: OrderId; readonly changeId: string },
  context: CommandContext,
): Promise<void> {
  const order = paidPartOf((await steps.load(orders, orderId)).state);
  const change = order?.changes[changeId];
  if (!order || !change) return;
  const { cardCents, totalCents } = change.difference;
  if (change.status === "made" && totalCents < 0) await payBack(steps, order, changeId, context);
  const charged = paymentIdOf(changePurposeOf(orderId, changeId));
  if (change.failure === tooLate && cardCents > 0) await refundCharge(steps, charged, changeId, cardCents, context);
}

/** Returns money to the payments it came from, each by its own means. */
async function payBack(steps: Steps, order: PaidOrder, id: string, context: CommandContext): Promise<void> {
  const { accountId } = order;
  const { at } = context;
  for (const { purpose, cardCents, promotionalCents, purchasedCents } of refundRoute(order, id)) {
    const payment = paymentIdOf(purpose);
    // Providers and the credit identify a refund by its id: each payment has one of its own.
    const isChange = purpose.kind === "change";
    const refundId = isChange ? idFrom(id, purpose.changeId) : id;
    const own = isChange ? part(context, purpose.changeId) : context;
    if (cardCents > 0) await refundCharge(steps, payment, refundId, cardCents, own);
    if (promotionalCents + purchasedCents > 0) {
      // The credit that paid for it may still be reserved: the policy that spends it may run later than this.
      await steps.handle(credits, accountId, { type: "SpendCredit", payment, at }, part(own, "spend"));
      const back = { type: "ReturnCredit", payment, refundId, promotionalCents, purchasedCents, at } as const;
      await steps.handle(credits, accountId, back, part(own, "credit"));
    }
  }
}
