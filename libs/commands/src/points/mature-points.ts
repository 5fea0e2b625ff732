import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orders, pointAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Pending points of a delivered order become available; those of an order that gets no box are forfeited. */
export class MaturePoints extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MaturePoints)
export class MaturePointsHandler implements ICommandHandler<MaturePoints> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId }, context }: MaturePoints) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status === "none") return;
    const { at } = context;
    if (state.status === "delivered") await runtime.handle(pointAccounts, state.accountId, { type: "Mature", orderId, at }, context);
    const skippedForGood = state.status === "skipped" && at >= state.calendar.cutoffAt;
    if (state.status === "failed" || state.status === "minimum-not-met" || skippedForGood)
      await runtime.handle(pointAccounts, state.accountId, { type: "Forfeit", orderId, at }, context);
  }
}
