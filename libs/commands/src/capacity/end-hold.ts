import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orders, slots, stocks } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

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
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { category, streamId, orderId }, context }: EndHold) {
    const { runtime } = this.deps;
    const { state: order } = await runtime.load(orders, orderId);
    const boxed = order.status !== "none" && order.status !== "skipped" && order.status !== "minimum-not-met" && order.status !== "failed";
    const sku = streamId.slice(streamId.lastIndexOf("_") + 1);
    const quantity = boxed ? (order.lines.find((line) => line.sku === sku)?.quantity ?? 0) : 0;
    const at = context.at;
    if (category === "stock") await runtime.handle(stocks, streamId, { type: "Settle", orderId, units: quantity, at }, context);
    else await runtime.handle(slots, streamId, { type: "Settle", orderId, units: boxed ? 1 : 0, at }, context);
  }
}
