import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { OrderCommand } from "@tablee/domain/order/commands";
import type { Order } from "@tablee/domain/order/state";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { orders, subscriptions } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { type HeldChanges, holdLines, saveHeld } from "../edit-order.ts";
import { type ExistingOrder, mustBeOwn } from "../own-order.ts";
import { marketItemsOf } from "./market-items-of.ts";
import { linesOf } from "./order-lines.ts";
import { menuItemsOf, refuseUnmetMinimum } from "./priced-lines.ts";

export interface BoxToRemake {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** The order's version for which the new dishes were shown. */
  readonly version: number;
  /** The dishes as they were shown: a whole box of the subscription's plan by then. */
  readonly dishes: readonly { readonly sku: string; readonly quantity: number }[];
}

/** A box that is about to be regenerated, its units held. */
export interface HeldRemake {
  readonly order: ExistingOrder;
  readonly command: Extract<OrderCommand, { type: "RemakeOrder" }>;
  /** Undefined where there is nothing to hold: the command repeats an earlier one, or is refused. */
  readonly held?: HeldChanges;
}

/**
 * Regenerates the box of an open week for its present plan: these dishes replace its own. Market items stay, those chosen to go with a dish
 * included.
 * @throws Refused order-not-found, item-not-on-menu, minimum-spend-not-met, sold-out, and what the order's decider refuses:
 * selection-invalid where the dishes are no whole box of the plan
 */
export async function regenerateOrder(steps: Steps, input: BoxToRemake, context: CommandContext): Promise<Outcome<Order>> {
  const { orderId, accountId } = input;
  const state = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  const { state: subscription } = await steps.load(subscriptions, state.subscriptionId);
  if (subscription.status === "none") throw new Refused(refuse("subscription-not-found"));
  return remakeHeld(steps, await holdRemake(steps, input, inWeek(subscription.plans, state.week), context), context);
}

/** Holds the units of a box for a plan. @throws Refused as `regenerateOrder` */
export async function holdRemake(steps: Steps, input: BoxToRemake, plan: Plan, context: CommandContext): Promise<HeldRemake> {
  const { orderId, accountId, version: startedFrom, dishes } = input;
  const order = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  const lines = linesOf(await menuItemsOf(steps, order), [...dishes, ...marketItemsOf(order.lines)]);
  if (isRefusal(lines)) throw new Refused(lines);
  refuseUnmetMinimum({ ...order, plan, lines });
  return holdFor(steps, order, { type: "RemakeOrder", plan, lines, startedFrom, receivedAt: context.at }, context);
}

/** Holds the units of a box as it was before it was regenerated. @throws Refused order-not-found, sold-out */
export async function holdUndo(
  steps: Steps,
  { orderId, accountId, version: startedFrom }: Omit<BoxToRemake, "dishes">,
  context: CommandContext,
): Promise<HeldRemake> {
  const order = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  const { plan, lines } = order.before ?? order;
  return holdFor(steps, order, { type: "RemakeOrder", plan, lines, undo: true, startedFrom, receivedAt: context.at }, context);
}

async function holdFor(steps: Steps, order: ExistingOrder, command: HeldRemake["command"], context: CommandContext): Promise<HeldRemake> {
  // Decided before anything is held: a late request must not take stock from others.
  const early = orders.decider.decide(command, order);
  if (isRefusal(early) || early.length === 0) return { order, command };
  return { order, command, held: await holdLines(steps, order, command, context) };
}

/** @throws Refused what the order's decider refuses */
export const remakeHeld = (steps: Steps, { order, command, held }: HeldRemake, context: CommandContext): Promise<Outcome<Order>> =>
  held ? saveHeld(steps, order, command, held, context) : steps.handle(orders, order.orderId, command, context);
