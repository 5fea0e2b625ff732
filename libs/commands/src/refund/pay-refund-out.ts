import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Payment } from "@tablee/domain/payment/decider";
import { idempotencyKeyOf } from "@tablee/domain/payment/decider";
import { additionPaymentId } from "@tablee/domain/streams";
import { reach } from "@tablee/platform/crash-points";
import { credits, orders, payments, pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Carries out a refund: to the card what the card paid, to the balance what the balance paid, and takes the points back in proportion. */
export class PayRefundOut extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string; readonly refundId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PayRefundOut)
export class PayRefundOutHandler implements ICommandHandler<PayRefundOut> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, refundId }, context }: PayRefundOut) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    const refund = "refunds" in state ? state.refunds[refundId] : undefined;
    if (!("refunds" in state) || !refund) return;
    const { patchId, amounts } = refund;
    const { at } = context;
    const paymentId = patchId ? additionPaymentId(orderId, patchId) : orderId;
    if (amounts.cardCents > 0) await this.#toCard(paymentId, refundId, amounts.cardCents, context);
    const { promotionalCents, purchasedCents } = amounts;
    if (promotionalCents + purchasedCents > 0) {
      // What paid for it may still be set aside only: another policy has yet to come to that.
      await runtime.handle(credits, state.accountId, { type: "SpendCredit", payment: paymentId, at }, part(context, "spend"));
      await runtime.handle(
        credits,
        state.accountId,
        { type: "ReturnCredit", payment: paymentId, refundId, promotionalCents, purchasedCents, at },
        part(context, "credit"),
      );
    }
    const paidFor = (patchId ? state.patches[patchId]?.price : state.price)?.discountedFoodCents ?? 0;
    const food = state.price.discountedFoodCents + additionsFood(Object.values(state.patches));
    if (paidFor > 0 && food > 0)
      await runtime.handle(
        pointAccounts,
        state.accountId,
        { type: "TakeBack", orderId, refundId, refundedPpm: Math.round((amounts.foodCents * 1_000_000) / food), at },
        part(context, "points"),
      );
  }

  /** The gateway knows the refund by its id: asked twice, it pays once. */
  async #toCard(paymentId: string, refundId: string, amountCents: number, context: CommandContext): Promise<void> {
    const { runtime, payments: gateway } = this.deps;
    const { state } = await runtime.load(payments, paymentId);
    if (state.refunds.has(refundId)) return;
    reach("before", "gateway", "refund");
    const { reference } = await gateway.refund({ refundId, chargeKey: idempotencyKeyOf(paymentId, capturedAttempt(state)), amountCents });
    reach("after", "gateway", "refund");
    const command = { type: "RefundPayment", refundId, amountCents, reference, at: context.at } as const;
    await runtime.handle(payments, paymentId, command, part(context, "card"));
  }
}

const capturedAttempt = (state: Payment): number => state.attempts.find((attempt) => attempt.outcome === "captured")?.attempt ?? 1;

const additionsFood = (patches: readonly { readonly status: string; readonly price: { readonly discountedFoodCents: number } }[]): number =>
  patches.filter((patch) => patch.status === "billed").reduce((total, patch) => total + patch.price.discountedFoodCents, 0);
