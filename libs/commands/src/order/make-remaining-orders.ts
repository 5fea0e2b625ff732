import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { MakeOrders } from "./make-orders.ts";

/** A first order was paid: the other open weeks of its subscription get their orders, if they have none yet. */
export class MakeRemainingOrders extends Command<void> {
  constructor(
    readonly input: { readonly firstOrderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MakeRemainingOrders)
export class MakeRemainingOrdersHandler implements ICommandHandler<MakeRemainingOrders> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { firstOrderId }, context }: MakeRemainingOrders) {
    const { state } = await this.deps.runtime.load(orders, firstOrderId);
    if (state.status === "none" || !state.firstOrder) return;
    await this.bus.execute(new MakeOrders({ subscriptionId: state.subscriptionId }, context));
  }
}
