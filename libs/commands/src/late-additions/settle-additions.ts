import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { BillLateAddition } from "./bill-late-addition.ts";

/** A charge for late additions that nobody has heard of again: it goes on, by asking the gateway what became of it. */
export class SettleAdditions extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SettleAdditions)
export class SettleAdditionsHandler implements ICommandHandler<SettleAdditions> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { orderId }, context }: SettleAdditions) {
    const { state } = await this.deps.runtime.load(orders, orderId);
    if (!("patches" in state)) return;
    const { accountId } = state;
    for (const [patchId, patch] of Object.entries(state.patches))
      if (patch.status === "billing") await this.bus.execute(new BillLateAddition({ accountId, orderId, patchId }, part(context, patchId)));
  }
}
