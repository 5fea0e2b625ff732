import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { menus, orders } from "@tablee/commands/aggregates";
import { editOrder } from "@tablee/commands/order/edit-order";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { Refused } from "@tablee/commands/refused";
import { recordReturn } from "@tablee/commands/returnables/record-return";
import type { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { skipReasons } from "@tablee/domain/order/vocabulary";
import { menuId } from "@tablee/domain/streams";
import type { Household } from "./households.ts";
import type { Random } from "./random.ts";
import { byHousehold } from "./sign-up.ts";

/** Plays a household's day: mostly nothing, now and then a skip, a change of mind, something from the market. */
export async function liveADay(steps: Steps, household: Household, at: string, random: Random): Promise<void> {
  const { accountId } = household;
  if (random.chance(0.86)) return;
  const boxes = await boxesOf(steps, household, at);
  const open = boxes.filter((order) => order.status === "open");
  const skipped = boxes.filter((order) => order.status === "skipped");
  const roll = random.next();
  const as = (what: string) => byHousehold(household, at, what);
  try {
    if (roll < 0.42 && open.length > 0) await addFromMarket(steps, household, random.pick(open), at, random);
    else if (roll < 0.72 && open.length > 0) {
      const reason = random.chance(0.8) ? random.pick(skipReasons) : undefined;
      await skipOrder(steps, { accountId, orderId: random.pick(open).orderId, reason }, as("skip"));
    } else if (roll < 0.92 && skipped.length > 0)
      await unskipOrder(steps, { accountId, orderId: random.pick(skipped).orderId }, as("unskip"));
    else if (roll < 0.955) {
      // A card that will have too little on it when the next box is charged.
      await givePaymentMethod(steps, { accountId, methodToken: `tok_insufficient-${accountId.slice(0, 6)}` }, as("card"));
    } else if (roll < 0.985) {
      const reason = random.pick(["vacation", "expensive", "no_frequency"] as const);
      await pauseSubscription(steps, { subscriptionId: subscriptionIdOf(accountId), reason }, as("pause"));
    } else {
      const reason = random.pick(["expensive", "problems", "other"] as const);
      // An account closes only once its bags are back.
      await recordReturn(steps, { accountId, way: "handed-in" }, as("bags"));
      await closeSubscription(steps, { subscriptionId: subscriptionIdOf(accountId), reason }, as("close"));
    }
  } catch (error) {
    // Too late, sold out, closed already: people meet refusals too.
    if (!(error instanceof Refused)) throw error;
  }
}

/** The boxes of a household's open weeks, soonest first. */
async function boxesOf(steps: Steps, { accountId, weekday, area }: Household, at: string): Promise<ExistingOrder[]> {
  const weeks = openWeeks(at, weekday, area.zone);
  const found = await Promise.all(weeks.map((week) => steps.load(orders, orderIdOf(subscriptionIdOf(accountId), week))));
  return found.flatMap(({ state }) => (state.status === "none" || state.calendar.cutoffAt <= at ? [] : [state]));
}

async function addFromMarket(steps: Steps, household: Household, order: ExistingOrder, at: string, random: Random): Promise<void> {
  const { state: menu } = await steps.load(menus, menuId(order.region, order.week));
  if (menu.status === "none") return;
  const goods = menu.items.filter((item) => item.kind === "market" && !order.lines.some((line) => line.sku === item.sku));
  if (goods.length === 0) return;
  const added = random.shuffled(goods).slice(0, 1 + random.below(4));
  const lines = [
    ...order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    ...added.map(({ sku }) => ({ sku, quantity: 1 + random.below(2) })),
  ];
  const input = { accountId: household.accountId, orderId: order.orderId, version: order.version, editingSession: "demo-season", lines };
  await editOrder(steps, input, byHousehold(household, at, "edit"));
}
