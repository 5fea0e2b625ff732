import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { RefundAsked } from "@tablee/domain/pricing/vocabulary";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { isAboveLimit } from "./approval.ts";

/** Gives money of an order back, line by line; above the limit it waits for a second person. A policy pays it out. */
export class RefundOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: {
      readonly orderId: string;
      readonly refundId: string;
      readonly asked: RefundAsked;
      readonly reason: string;
      /** It is more than the caller may give alone, whatever the order's own limit says. */
      readonly aboveAllowance?: boolean;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RefundOrder)
export class RefundOrderHandler implements ICommandHandler<RefundOrder> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { orderId, refundId, asked, reason, aboveAllowance = false }, context }: RefundOrder) {
    const { actor, at } = context;
    const command = (now: Order) => {
      if (!("refunds" in now)) return refuse("order-not-billed", { status: now.status });
      const amounts = refundAmounts(now, asked);
      const needsApproval = aboveAllowance || (actor.kind === "staff" && isAboveLimit(now, amounts, at));
      return { type: "RefundOrder", refundId, ...asked, amounts, reason, by: actor.id, needsApproval, at } as const;
    };
    return this.deps.runtime.handle(orders, orderId, command, context);
  }
}
