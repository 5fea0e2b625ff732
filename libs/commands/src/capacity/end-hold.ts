import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { settleShares } from "./settle-shares.ts";
import type { ShareStream } from "./shares.ts";

/** An expired hold: its owner crashed before settling it. The order's share becomes what the order says. */
export class EndHold extends Command<void> {
  constructor(
    readonly input: { readonly category: ShareStream["category"]; readonly streamId: string; readonly orderId: string },
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

  async execute({ input: { category, streamId, orderId }, context }: EndHold): Promise<void> {
    const settling = { runtime: this.deps.runtime, bus: this.bus };
    await settleShares(settling, orderId, [{ category, id: streamId }], context);
  }
}
