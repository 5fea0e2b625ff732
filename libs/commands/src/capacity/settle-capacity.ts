import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { settleShares } from "./settle-shares.ts";

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

  async execute({ input: { orderId }, context }: SettleCapacity): Promise<void> {
    await settleShares({ runtime: this.deps.runtime, bus: this.bus }, orderId, [], context);
  }
}
