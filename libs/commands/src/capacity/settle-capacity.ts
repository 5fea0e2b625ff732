import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { unitsInBox } from "@tablee/domain/order/state";
import { stockId } from "@tablee/domain/streams";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import { EndHold } from "./end-hold.ts";
import { settleSlot, settleStock, slotOf, withoutBox } from "./take-capacity.ts";

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
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  /** Until the order has not changed meanwhile: a week may come back while what it had is being given back. */
  async execute({ input: { orderId }, context }: SettleCapacity) {
    const { runtime } = this.deps;
    for (let now = await runtime.load(orders, orderId), settled = -1; now.revision !== settled; ) {
      const { state, revision } = now;
      if (state.status === "none") return;
      const own = part(context, revision);
      if (withoutBox.has(state.status)) {
        const nothing = [...unitsInBox(state).keys()].map((sku) => ({ sku, units: 0 }));
        await settleStock(runtime, state, nothing, own);
        await settleSlot(runtime, state, 0, own);
      } else await this.#settleAll(state, own);
      settled = revision;
      now = await runtime.load(orders, orderId);
    }
  }

  /** The week came back while what it had was being given back: what others took meanwhile it goes without. */
  async #settleAll(order: ExistingOrder, context: CommandContext): Promise<void> {
    const { orderId, region, week } = order;
    const holds = [
      { category: "slot", streamId: slotOf(order) } as const,
      ...[...unitsInBox(order).keys()].map((sku) => ({ category: "stock", streamId: stockId(region, week, sku) }) as const),
    ];
    for (const hold of holds) await this.bus.execute(new EndHold({ ...hold, orderId }, part(context, hold.streamId)));
  }
}
