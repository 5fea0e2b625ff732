import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import { holdSlot, holdStock, settleSlot, settleStock, unitsOf } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { ownOrder } from "./own-order.ts";

export class UnskipOrder extends Command<Outcome<Order> & { readonly removed: readonly string[] }> {
  constructor(
    readonly input: { readonly accountId: string; readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Asks again for a place and for stock; what was sold out meanwhile leaves the order. */
@CommandHandler(UnskipOrder)
export class UnskipOrderHandler implements ICommandHandler<UnskipOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, orderId }, context }: UnskipOrder) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    const refusal = ownOrder(state, accountId);
    if (refusal || state.status === "none") throw new Refused(refusal ?? refuse("order-not-found"));
    const unskip = { type: "UnskipOrder", receivedAt: context.at } as const;
    if (state.status !== "skipped") return { ...(await runtime.handle(orders, orderId, unskip, context)), removed: [] };
    if (!(await holdSlot(runtime, state, context))) throw new Refused(refuse("slot-full"));
    const removed = await holdStock(runtime, state, unitsOf(state.lines), context);
    const lines = state.lines.filter((line) => !removed.includes(line.sku));
    let outcome = await runtime.handle(orders, orderId, unskip, context);
    if (removed.length > 0) {
      const edit = (now: Order) =>
        ({
          type: "EditOrder",
          lines,
          startedFrom: now.status === "none" ? 0 : now.version,
          editingSession: "unskip",
          receivedAt: context.at,
        }) as const;
      outcome = await runtime.handle(orders, orderId, edit, part(context, "remove-sold-out"));
    }
    await settleSlot(runtime, state, 1, context);
    await settleStock(runtime, state, unitsOf(lines), context);
    return { ...outcome, removed };
  }
}
