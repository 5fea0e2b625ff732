import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { OrderCommand } from "@tablee/domain/order/commands";
import { type Order, unitsInBox } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/vocabulary";
import { slotId } from "@tablee/domain/streams";
import { orders, slots, stocks } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { unitsBySku } from "../order/order-lines.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import { refundSoldOut } from "../refund/refund-sold-out.ts";
import { Refused } from "../refused.ts";
import { settleStock, unitsOf, withoutBox } from "./take-capacity.ts";

/** A hold whose time is over: whoever held it died half way. What the order really has is settled, and nothing more. */
export class EndHold extends Command<void> {
  constructor(
    readonly input: { readonly category: "stock" | "slot"; readonly streamId: string; readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndHold)
export class EndHoldHandler implements ICommandHandler<EndHold> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input, context }: EndHold) {
    const { runtime } = this.deps;
    const { category, streamId, orderId } = input;
    const { state: order } = await runtime.load(orders, orderId);
    const sku = streamId.slice(streamId.lastIndexOf("_") + 1);
    const units = order.status === "none" || withoutBox.has(order.status) ? 0 : wantedOf(order, category, streamId, sku);
    const settle = (wanted: number, as: CommandContext) => {
      const command = { type: "Settle", orderId, units: wanted, at: context.at } as const;
      return category === "stock" ? runtime.handle(stocks, streamId, command, as) : runtime.handle(slots, streamId, command, as);
    };
    try {
      await settle(units, context);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "sold-out") throw error;
      const open = order.status === "open";
      if (open) await this.#doWithout(category, orderId, sku, context);
      if (open && category === "stock") await this.#giveBackWhatGoesWith(order, sku, context);
      const kept = open ? 0 : await this.#settled(category, streamId, orderId);
      if (category === "stock" && "patches" in order) await refundSoldOut(this.bus, order, { sku, units: units - kept }, context);
      await settle(kept, part(context, "nothing"));
    }
  }

  /** What an order that can no longer be edited has for good. */
  async #settled(category: EndHold["input"]["category"], streamId: string, orderId: string): Promise<number> {
    const { runtime } = this.deps;
    const { state } = await (category === "stock" ? runtime.load(stocks, streamId) : runtime.load(slots, streamId));
    return state.status === "open" ? (state.orders.get(orderId)?.settled ?? 0) : 0;
  }

  /** What was taken beside an item has left with it. */
  async #giveBackWhatGoesWith(order: ExistingOrder, sku: string, context: CommandContext): Promise<void> {
    const left = unitsBySku(linesWithout(order.lines, [sku]));
    const beside = unitsOf(order.lines.filter((line) => line.pairedWith === sku)).map((item) => ({
      ...item,
      units: left.get(item.sku) ?? 0,
    }));
    await settleStock(this.deps.runtime, order, beside, part(context, "beside"));
  }

  /** Others took what nobody had confirmed in time: the order goes without the item, or without a box. */
  async #doWithout(category: EndHold["input"]["category"], orderId: string, sku: string, context: CommandContext): Promise<void> {
    const command = (order: Order): OrderCommand | Refusal => {
      if (order.status === "none") return refuse("order-not-found");
      if (category === "slot") return { type: "SkipOrder", because: "no-place", receivedAt: context.at };
      const lines = linesWithout(order.lines, [sku]);
      return { type: "EditOrder", lines, startedFrom: order.version, editingSession: "end-hold", receivedAt: context.at };
    };
    await this.deps.runtime.handle(orders, orderId, command, part(context, "without", orderId));
  }
}

/** What the order really has of an item or a window: nothing of those that it has left. */
function wantedOf(
  order: Exclude<Order, { status: "none" }>,
  category: EndHold["input"]["category"],
  streamId: string,
  sku: string,
): number {
  if (category === "stock") return streamId.startsWith(`${order.region}_`) ? (unitsInBox(order).get(sku) ?? 0) : 0;
  return slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window) === streamId ? 1 : 0;
}
