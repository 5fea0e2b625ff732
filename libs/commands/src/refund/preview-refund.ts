import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { pointsFor } from "@tablee/domain/points/policy";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { RefundAmounts, RefundAsked } from "@tablee/domain/pricing/vocabulary";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { isAboveLimit } from "./approval.ts";

export interface RefundPreview {
  readonly amounts: RefundAmounts;
  readonly points: number;
  readonly needsApproval: boolean;
  readonly leftCents: number;
}

/** What a refund would come to, judged exactly as the refund itself would be; nothing is appended. */
export class PreviewRefund extends Command<RefundPreview> {
  constructor(
    readonly input: { readonly orderId: string; readonly asked: RefundAsked },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PreviewRefund)
export class PreviewRefundHandler implements ICommandHandler<PreviewRefund> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, asked }, context }: PreviewRefund) {
    const { state } = await this.deps.runtime.load(orders, orderId);
    if (state.status === "none") throw new Refused(refuse("order-not-found"));
    if (!("refunds" in state)) throw new Refused(refuse("order-not-billed", { status: state.status }));
    const { actor, at } = context;
    const amounts = refundAmounts(state, asked);
    const needsApproval = isAboveLimit(state, amounts, at);
    const told = { refundId: idFrom("refund", "preview", orderId), reason: "preview", by: actor.id, needsApproval, at } as const;
    const judged = orders.decider.decide({ type: "RefundOrder", ...told, ...asked, amounts }, state);
    if (isRefusal(judged)) throw new Refused(judged);
    const billed = Object.values(state.patches).filter((patch) => patch.status === "billed");
    const sum = (pick: (price: { readonly totalCents: number; readonly discountedFoodCents: number }) => number) =>
      billed.reduce((total, patch) => total + pick(patch.price), pick(state.price));
    const food = sum((price) => price.discountedFoodCents);
    const earned = pointsFor(cents(food), state.calendar.deliveryDate);
    const points = food === 0 ? 0 : Math.round((earned * amounts.foodCents) / food);
    return { amounts, points, needsApproval, leftCents: sum((price) => price.totalCents) - state.refundedCents };
  }
}
