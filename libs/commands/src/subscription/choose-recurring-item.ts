import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import { productsBySku } from "@tablee/projections/products/queries";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** A market item that comes with every box from the next open week on; `quantity` 0 ends it. */
export class ChooseRecurringItem extends Command<Outcome<Subscription>> {
  constructor(
    readonly input: { readonly subscriptionId: string; readonly sku: string; readonly quantity: number },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChooseRecurringItem)
export class ChooseRecurringItemHandler implements ICommandHandler<ChooseRecurringItem> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { subscriptionId, sku, quantity }, context }: ChooseRecurringItem) {
    const { runtime, facts } = this.deps;
    const { state } = await runtime.load(subscriptions, subscriptionId);
    if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
    const product = (await productsBySku(facts, [sku])).get(sku);
    if (product?.card.kind !== "market") throw new Refused(refuse("product-not-found", { sku }));
    const { slot } = inWeek(state.slots, state.firstWeek);
    const fromWeek = openWeeks(context.at, slot.weekday, slot.zone)[0]!;
    const { at } = context;
    const command =
      quantity === 0
        ? ({ type: "EndRecurringItem", sku, fromWeek, at } as const)
        : ({ type: "ChooseRecurringItem", sku, quantity, fromWeek, at } as const);
    return runtime.handle(subscriptions, subscriptionId, command, context);
  }
}
