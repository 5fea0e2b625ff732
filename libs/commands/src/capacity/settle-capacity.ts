import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { unitsInBox } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { settleSlot, settleStock, withoutBox } from "./take-capacity.ts";

/** Brings what an order has of stock and slot in line with what the order says: nothing, once it gets no box. */
export class SettleCapacity extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SettleCapacity)
export class SettleCapacityHandler implements ICommandHandler<SettleCapacity> {
  constructor(private readonly deps: Dependencies) {}

  /** Until the order has not changed meanwhile: a week may come back while what it had is being given back. */
  async execute({ input: { orderId }, context }: SettleCapacity) {
    const { runtime } = this.deps;
    for (let now = await runtime.load(orders, orderId), settled = -1; now.revision !== settled; ) {
      const { state, revision } = now;
      if (state.status === "none") return;
      const none = withoutBox.has(state.status);
      const wanted = [...unitsInBox(state)].map(([sku, units]) => ({ sku, units: none ? 0 : units }));
      const own = part(context, revision);
      await settleStock(runtime, state, wanted, own);
      await settleSlot(runtime, state, none ? 0 : 1, own);
      settled = revision;
      now = await runtime.load(orders, orderId);
    }
  }
}
