import type { Account } from "@tablee/domain/account/decider";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, type Instant } from "@tablee/domain/kernel/time";
import { type Offer, offerOf } from "@tablee/domain/pricing/offers";
import type { CodedBox } from "@tablee/domain/pricing/spread-code";
import { orders } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import type { ExistingOrder } from "../order/own-order.ts";

/** The offer that counts for an account's boxes to come. */
export const boxOfferOf = (account: Account, at: Instant): Offer | undefined =>
  "boxCode" in account && account.boxCode !== undefined ? offerOf(account.boxCode, at.slice(0, 10)) : undefined;

/** The subscription's orders, soonest first: those that can be changed, and those that may have taken an amount of this offer. */
export async function boxesFor(
  runtime: CommandRuntime,
  subscriptionId: string,
  account: Account,
  offer: Offer | undefined,
  at: Instant,
): Promise<ExistingOrder[]> {
  const entered = "codesSince" in account && offer && offer.grants.length > 0 ? account.codesSince?.[offer.code] : undefined;
  const weeks: string[] = [];
  for (let week = currentWeek(entered ?? at); week <= weekToGenerate(at); week = addWeeks(week, 1)) weeks.push(week);
  const found = await Promise.all(weeks.map((week) => runtime.load(orders, orderIdOf(subscriptionId, week))));
  return found.flatMap(({ state }) => (state.status === "none" ? [] : [state]));
}

/** An order that its customer can still change, or ask for again. */
export const isChangeable = (order: ExistingOrder, at: Instant): boolean =>
  (order.status === "open" || order.status === "skipped") && at < order.calendar.cutoffAt;

/** An order as a code for boxes meets it. */
export const codedBox = (order: ExistingOrder, at: Instant): CodedBox => ({
  deliveryDate: order.calendar.deliveryDate,
  grants: order.grants,
  stands: standsAs(order, at),
});

function standsAs(order: ExistingOrder, at: Instant): CodedBox["stands"] {
  if (order.status === "skipped" || order.status === "minimum-not-met" || order.status === "failed") return "none";
  return isChangeable(order, at) ? "open" : "kept";
}
