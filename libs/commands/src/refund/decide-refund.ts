import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** A second person agrees to a refund above the limit, or does not. */
export class DecideRefund extends Command<Outcome<Order>> {
  constructor(
    readonly input: { readonly orderId: string; readonly refundId: string; readonly approved: boolean },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DecideRefund)
export class DecideRefundHandler implements ICommandHandler<DecideRefund> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { orderId, refundId, approved }, context }: DecideRefund) {
    const { actor, at } = context;
    const command = (now: Order) => {
      const request = "requests" in now ? now.requests[refundId] : undefined;
      if (!("refunds" in now) || (!request && !now.refunds[refundId])) return refuse("refund-not-found");
      if (!approved) return { type: "DeclineRefund", refundId, by: actor.id, at } as const;
      const amounts = refundAmounts(now, request ?? now.refunds[refundId]!);
      return { type: "ApproveRefund", refundId, amounts, by: actor.id, at } as const;
    };
    return this.deps.runtime.handle(orders, orderId, command, context);
  }
}
