import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { keptInPause, type Order } from "@tablee/domain/order/state";
import { pausedSinceAt, type Subscription } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import { orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { SkipOrder } from "./skip-order.ts";
import { UnskipOrder } from "./unskip-order.ts";

/**
 * Brings a subscription's open weeks in line with whether it wants boxes: while it is paused, or once it is closed, they are
 * skipped, but for weeks that were asked for since; when it goes on, those come back that were skipped for the pause alone.
 */
export class AlignWeeks extends Command<void> {
  constructor(
    readonly input: { readonly subscriptionId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

type Started = Exclude<Subscription, { status: "none" }>;

@CommandHandler(AlignWeeks)
export class AlignWeeksHandler implements ICommandHandler<AlignWeeks> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { subscriptionId }, context }: AlignWeeks) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(subscriptions, subscriptionId);
    if (state.status === "none") return;
    const { slot } = inWeek(state.slots, state.firstWeek);
    for (const week of openWeeks(context.at, slot.weekday, slot.zone)) {
      const orderId = orderIdOf(subscriptionId, week);
      const { state: order } = await runtime.load(orders, orderId);
      const command = wanted(state, order, { ...context, subject: state.accountId });
      if (command) await this.#unlessRefused(command);
    }
  }

  /** A week whose cutoff just passed, or that has no place left, stays as it is. */
  async #unlessRefused(command: SkipOrder | UnskipOrder): Promise<void> {
    try {
      await this.bus.execute<Command<unknown>>(command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

function wanted(subscription: Started, order: Order, context: CommandContext): SkipOrder | UnskipOrder | undefined {
  if (order.status !== "open" && order.status !== "skipped") return undefined;
  const { orderId, accountId } = order;
  const own = part(context, orderId);
  if (subscription.status === "active")
    return order.status === "skipped" && order.because === "paused" ? new UnskipOrder({ orderId, accountId }, own) : undefined;
  if (order.status === "skipped") return undefined;
  if (subscription.status === "paused" && keptInPause(order, pausedSinceAt(subscription, context.at))) return undefined;
  return new SkipOrder({ orderId, accountId, reason: subscription.status }, own);
}
