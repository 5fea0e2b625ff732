import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { orders, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/**
 * Pauses a subscription after two unpaid weeks in a row, as the system, with the reason "other". One that awaits its first payment
 * is left active: no boxes are made for it meanwhile, and its sign-up can be completed at any time.
 */
export class PauseAfterFailedWeeks extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** How far back a box is looked for: skipped weeks do not count. */
const MOST_WEEKS = 12;

@CommandHandler(PauseAfterFailedWeeks)
export class PauseAfterFailedWeeksHandler implements ICommandHandler<PauseAfterFailedWeeks> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId }, context }: PauseAfterFailedWeeks) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status !== "failed" || state.kind !== "payment" || state.firstOrder) return;
    if (!(await this.#failedBefore(state.subscriptionId, state.week))) return;
    const pause = { type: "PauseSubscription", reason: "other", at: context.at } as const;
    await runtime.handle(subscriptions, state.subscriptionId, pause, context);
  }

  /** Whether the box before, of the weeks that had one, was not paid either. */
  async #failedBefore(subscriptionId: string, week: string): Promise<boolean> {
    for (let back = 1; back <= MOST_WEEKS; back++) {
      const { state } = await this.deps.runtime.load(orders, orderIdOf(subscriptionId, addWeeks(week, -back)));
      if (state.status === "none") return false;
      if (state.status !== "skipped" && state.status !== "minimum-not-met") return state.status === "failed" && state.kind === "payment";
    }
    return false;
  }
}
