import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Order } from "@tablee/domain/order/state";
import type { SkipReason } from "@tablee/domain/order/vocabulary";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { ownOrder } from "./own-order.ts";

/** The reason for a skip, given after it. */
export class ExplainSkip extends Command<Outcome<Order>> {
  constructor(
    readonly input: { readonly accountId: string; readonly orderId: string; readonly reason: SkipReason },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ExplainSkip)
export class ExplainSkipHandler implements ICommandHandler<ExplainSkip> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { accountId, orderId, reason }, context }: ExplainSkip) {
    const command = (state: Order) => ownOrder(state, accountId) ?? ({ type: "ExplainSkip", because: reason, at: context.at } as const);
    return this.deps.runtime.handle(orders, orderId, command, context);
  }
}
