import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import { inWeek } from "@tablee/domain/subscription/terms";
import { orders, subscriptions } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { saveLines } from "../edit-order.ts";
import { mustBeOwn } from "../own-order.ts";
import { marketItemsOf } from "./market-items-of.ts";
import { linesOf } from "./order-lines.ts";
import { menuItemsOf, refuseUnmetMinimum } from "./priced-lines.ts";

interface BoxToRemake {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** The order's version for which the new dishes were shown. */
  readonly version: number;
  /** The dishes as they were shown: a whole box of the subscription's plan by then. */
  readonly dishes: readonly { readonly sku: string; readonly quantity: number }[];
}

/**
 * Regenerates the box of an open week for its present plan: these dishes replace its own. Market items stay, those chosen to go with a dish
 * included.
 * @throws Refused order-not-found, item-not-on-menu, minimum-spend-not-met, sold-out, and what the order's decider refuses:
 * selection-invalid where the dishes are no whole box of the plan
 */
export async function regenerateOrder(steps: Steps, input: BoxToRemake, context: CommandContext): Promise<Outcome<Order>> {
  const { orderId, accountId, version: startedFrom, dishes } = input;
  const state = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  const { state: subscription } = await steps.load(subscriptions, state.subscriptionId);
  if (subscription.status === "none") throw new Refused(refuse("subscription-not-found"));
  const plan = inWeek(subscription.plans, state.week);
  const lines = linesOf(await menuItemsOf(steps, state), [...dishes, ...marketItemsOf(state.lines)]);
  if (isRefusal(lines)) throw new Refused(lines);
  refuseUnmetMinimum({ ...state, plan, lines });
  const command = { type: "RemakeOrder", plan, lines, startedFrom, receivedAt: context.at } as const;
  // Decided before anything is held: a late request must not take stock from others.
  const early = orders.decider.decide(command, state);
  if (isRefusal(early) || early.length === 0) return steps.handle(orders, orderId, command, context);
  return saveLines(steps, state, command, context);
}
