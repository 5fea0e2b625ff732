import { type OrderId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { recurringSession } from "@tablee/domain/order/editing-sessions";
import { unitsAlone, unitsWanted } from "@tablee/domain/order/recurring";
import { menuId } from "@tablee/domain/streams";
import { excludedSinceChosen } from "@tablee/domain/subscription/avoided-since";
import { inWeek, type RecurringItem } from "@tablee/domain/subscription/terms";
import { menus, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { openWeeksOf } from "../subscription/open-weeks.ts";
import { editOrder } from "./edit-order.ts";
import { askedOf } from "./making/order-lines.ts";
import type { ExistingOrder } from "./own-order.ts";

/** One item in all open weeks, because it was chosen, changed or ended; or all items in one week that was made or unskipped. */
type RecurringItemsToPlace =
  | { readonly subscriptionId: SubscriptionId; readonly sku: string }
  | { readonly subscriptionId: SubscriptionId; readonly week: string }
  | { readonly orderId: OrderId };

/** The maximum number of attempts, each of which may lose to a concurrent change of the order. */
const MAX_TRIES = 5;

/**
 * Brings orders in line with the market items that come with every box. An item that a week's menu lacks, or that is sold out, is
 * left out of that week, and so is one that contains what its household has excluded since it chose the item; what a customer added by hand
 * stays.
 */
export async function placeRecurringItems(steps: Steps, input: RecurringItemsToPlace, context: CommandContext): Promise<void> {
  const which = "orderId" in input ? await weekOf(steps, input.orderId) : input;
  if (!which) return;
  const { subscriptionId } = which;
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none" || state.status === "closed") return;
  for (const week of "week" in which ? [which.week] : openWeeksOf(state, context.at)) {
    const items = inWeek(state.recurring, week);
    // A week that was just made holds nothing that could have ended.
    if (items.length === 0 && "week" in input) continue;
    const { state: order } = await steps.load(orders, orderIdOf(subscriptionId, week));
    if (order.status !== "open") continue;
    for (const sku of "sku" in which ? [which.sku] : changedSince(order, items)) {
      const item = items.find((each) => each.sku === sku);
      const sold = await soldItem(steps, order, sku);
      if (!sold || (item && excludedSinceChosen(state, item, sold.allergens).length > 0)) continue;
      await place(steps, order, sku, item?.quantity ?? 0, context);
    }
  }
}

async function weekOf(streams: Streams, orderId: OrderId): Promise<{ subscriptionId: SubscriptionId; week: string } | undefined> {
  const { state } = await streams.load(orders, orderId);
  return state.status === "none" ? undefined : state;
}

async function place(
  steps: Steps,
  { orderId, accountId }: ExistingOrder,
  sku: string,
  recurring: number,
  context: CommandContext,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const { state: order } = await steps.load(orders, orderId);
    if (order.status !== "open") return;
    const quantity = unitsWanted(order, sku, recurring);
    if (quantity === unitsAlone(order.lines, sku)) return;
    const others = askedOf(order.lines).filter((line) => line.sku !== sku);
    const lines = quantity === 0 ? others : [...others, { sku, quantity }];
    const edit = { accountId, orderId, version: order.version, editingSession: recurringSession, lines };
    try {
      await editOrder(steps, edit, part({ ...context, subject: accountId }, orderId, sku, attempt));
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== "order-changed-elsewhere") return;
    }
  }
}

async function soldItem(streams: Streams, { region, week }: ExistingOrder, sku: string): Promise<MenuItem | undefined> {
  const { state } = await streams.load(menus, menuId(region, week));
  return state.status === "published" ? state.items.find((item) => item.sku === sku) : undefined;
}

/** Items that were chosen or ended since the week was skipped: an item that its customer removed by hand before is not restored. */
function changedSince({ skippedAt = "", recurring = {} }: ExistingOrder, items: readonly RecurringItem[]): string[] {
  const chosen = items.filter(({ since }) => since >= skippedAt).map(({ sku }) => sku);
  const ended = Object.keys(recurring).filter((sku) => !items.some((item) => item.sku === sku));
  return [...chosen, ...ended];
}
