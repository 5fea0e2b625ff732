import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { openWeeksOf } from "./open-weeks.ts";

interface ItemToChoose {
  readonly subscriptionId: SubscriptionId;
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Sets a market item that comes with every box from the next open week on; `quantity` 0 ends it.
 * @throws Refused subscription-not-found, product-not-found
 */
export async function chooseRecurringItem(
  steps: Steps,
  { subscriptionId, sku, quantity }: ItemToChoose,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  const product = (await steps.facts.products([sku])).get(sku);
  if (product?.card.kind !== "market") throw new Refused(refuse("product-not-found", { sku }));
  const fromWeek = openWeeksOf(state, context.at)[0]!;
  const { at } = context;
  const command =
    quantity === 0
      ? ({ type: "EndRecurringItem", sku, fromWeek, at } as const)
      : ({ type: "ChooseRecurringItem", sku, quantity, fromWeek, at } as const);
  return steps.handle(subscriptions, subscriptionId, command, context);
}
