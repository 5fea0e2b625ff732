import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Order } from "@tablee/domain/order/state";
import type { SkippedBecause } from "@tablee/domain/order/vocabulary";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { ownOrder } from "./own-order.ts";

export class SkipOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: { readonly accountId: string; readonly orderId: string; readonly reason?: SkippedBecause | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The stock and the slot are given back by a policy. */
@CommandHandler(SkipOrder)
export class SkipOrderHandler implements ICommandHandler<SkipOrder> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { accountId, orderId, reason }, context }: SkipOrder) {
    const because = reason ? { because: reason } : {};
    const command = (state: Order) => ownOrder(state, accountId) ?? ({ type: "SkipOrder", ...because, receivedAt: context.at } as const);
    return this.deps.runtime.handle(orders, orderId, command, context);
  }
}
