import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/vocabulary";
import { orders, subscriptions } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { streamsOf } from "../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock, unitsOf } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { ownOrder } from "./own-order.ts";

export class UnskipOrder extends Command<Outcome<Order> & { readonly removed: readonly string[] }> {
  constructor(
    readonly input: { readonly accountId: string; readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Asks again for a place and for stock; what was sold out meanwhile leaves the order. */
@CommandHandler(UnskipOrder)
export class UnskipOrderHandler implements ICommandHandler<UnskipOrder> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { accountId, orderId }, context }: UnskipOrder) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    const refusal = ownOrder(state, accountId);
    if (refusal || state.status === "none") throw new Refused(refusal ?? refuse("order-not-found"));
    const { state: subscription } = await runtime.load(subscriptions, state.subscriptionId);
    if (subscription.status === "closed") throw new Refused(refuse("subscription-closed"));
    const unskip = { type: "UnskipOrder", receivedAt: context.at } as const;
    if (state.status !== "skipped") return { ...(await runtime.handle(orders, orderId, unskip, context)), removed: [] };
    const [hasPlace, soldOut] = await Promise.all([
      holdSlot(runtime, state, context),
      holdStock(runtime, state, unitsOf(state.lines), context),
    ]);
    const left = linesWithout(state.lines, soldOut);
    const touched = streamsOf(
      state,
      state.lines.map(({ sku }) => sku),
    );
    const ownHold = holdEnds(state, context.at);
    const settle = (order?: Outcome<Order>) => settleShares({ runtime, bus: this.bus }, orderId, touched, context, { ownHold, order });
    if (!hasPlace) {
      await settle();
      throw new Refused(refuse("slot-full"));
    }
    const outcome = await runtime.handle(orders, orderId, { ...unskip, soldOut }, context).catch(async (error) => {
      if (error instanceof Refused) await settle();
      throw error;
    });
    await settle(outcome);
    const removed = state.lines.filter((line) => !left.includes(line)).map(({ sku }) => sku);
    return { ...outcome, removed };
  }
}
