import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { idFrom } from "@tablee/domain/kernel/ids";
import { everythingLeft } from "@tablee/domain/pricing/refund";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { RefundOrder } from "./refund-order.ts";

/** A box that could not be delivered, its free retry included: everything that was paid for it goes back. */
export class RefundUndelivered extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RefundUndelivered)
export class RefundUndeliveredHandler implements ICommandHandler<RefundUndelivered> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { orderId }, context }: RefundUndelivered) {
    const { state } = await this.deps.runtime.load(orders, orderId);
    if (state.status !== "failed" || state.kind !== "delivery") return;
    const additions = Object.entries(state.patches).flatMap(([patchId, patch]) => (patch.status === "billed" ? [patchId] : []));
    for (const patchId of [undefined, ...additions]) {
      const refundId = idFrom("refund", "undelivered", orderId, patchId ?? "");
      const asked = everythingLeft(state, patchId);
      const command = new RefundOrder({ orderId, refundId, asked, reason: "not delivered" }, part(context, refundId));
      // Nothing may be left of it: it was free, or was given back before.
      await this.bus.execute(command).catch((error) => {
        if (!(error instanceof Refused) || error.code !== "refund-exceeds-order") throw error;
      });
    }
  }
}
