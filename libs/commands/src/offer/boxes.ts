import type { Account } from "@tablee/domain/account/decider";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import { type CodedBox, isUsedUp, spreadCodes } from "@tablee/domain/offer/spread-code";
import { isBoxless } from "@tablee/domain/order/standing";
import { mostFreeMeals } from "@tablee/domain/pricing/free-meals";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import { orders, subscriptions } from "../aggregates.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import type { Streams } from "../steps.ts";

/** The offer that counts for an account's boxes to come. */
export const boxOfferOf = (account: Account, at: Instant): Offer | undefined =>
  "boxCode" in account && account.boxCode !== undefined ? offerOf(account.boxCode, at.slice(0, 10)) : undefined;

/** The offer that it signed up with. */
export const signUpOfferOf = (account: Account, at: Instant): Offer | undefined =>
  "discountCode" in account && account.discountCode !== undefined ? offerOf(account.discountCode, at.slice(0, 10)) : undefined;

/**
 * The subscription's orders, soonest first: those that can be changed, those that may have taken an amount of this offer, and
 * from the first one on those that used up what it signed up with.
 */
export async function boxesFor(
  streams: Streams,
  subscriptionId: string,
  account: Account,
  offer: Offer | undefined,
  at: Instant,
): Promise<ExistingOrder[]> {
  const entered = "codesSince" in account && offer && offer.grants.length > 0 ? account.codesSince?.[offer.code] : undefined;
  const from = currentWeek(entered ?? at);
  const [early, recent] = await Promise.all([
    signUpBoxes(streams, subscriptionId, account, from, at),
    ordersFrom(streams, subscriptionId, from, at),
  ]);
  return [...early, ...recent];
}

/** The subscription's orders from a week on, soonest first. */
export async function ordersFrom(streams: Streams, subscriptionId: string, from: Week, at: Instant): Promise<ExistingOrder[]> {
  const weeks: Week[] = [];
  for (let week = from; week <= weekToGenerate(at); week = addWeeks(week, 1)) weeks.push(week);
  return (await Promise.all(weeks.map((week) => orderOf(streams, subscriptionId, week)))).flat();
}

/** Orders before a week, as long as something is left of what the account signed up with: most took all of it with their first. */
async function signUpBoxes(streams: Streams, subscriptionId: string, account: Account, until: Week, at: Instant) {
  const offer = signUpOfferOf(account, at);
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  const boxes: ExistingOrder[] = [];
  if (!offer || subscription.status === "none") return boxes;
  for (let week = subscription.firstWeek; week < until; week = addWeeks(week, 1)) {
    boxes.push(...(await orderOf(streams, subscriptionId, week)));
    const coded = boxes.map((box) => codedBox(box, at));
    if (isUsedUp(offer, coded)) break;
  }
  return boxes;
}

async function orderOf(streams: Streams, subscriptionId: string, week: Week): Promise<ExistingOrder[]> {
  const { state } = await streams.load(orders, orderIdOf(subscriptionId, week));
  return state.status === "none" ? [] : [state];
}

/** What a box that is made now carries of the account's codes, beside what its other boxes have taken or will. */
export async function grantsOfNew(
  streams: Streams,
  account: Account,
  made: Pick<ExistingOrder, "subscriptionId" | "calendar" | "lines"> & { readonly skipped: boolean },
  at: Instant,
): Promise<DiscountGrant[]> {
  const offers = [signUpOfferOf(account, at), boxOfferOf(account, at)].flatMap((offer) => offer ?? []);
  if (offers.length === 0) return [];
  const { deliveryDate } = made.calendar;
  const stands = made.skipped ? "none" : "open";
  const box: CodedBox = { deliveryDate, grants: [], stands, mostFree: mostFreeMeals(made.lines) };
  const others = (await boxesFor(streams, made.subscriptionId, account, boxOfferOf(account, at), at)).map((order) => codedBox(order, at));
  const all = [...others, box].sort((one, other) => one.deliveryDate.localeCompare(other.deliveryDate));
  return [...spreadCodes(offers, all)[all.indexOf(box)]!];
}

/** An order that its customer can still change, or ask for again. */
export const isChangeable = (order: ExistingOrder, at: Instant): boolean =>
  (order.status === "open" || order.status === "skipped") && at < order.calendar.cutoffAt;

/** An order as a code for boxes meets it. */
export const codedBox = (order: ExistingOrder, at: Instant): CodedBox => ({
  deliveryDate: order.calendar.deliveryDate,
  grants: order.grants,
  stands: standsAs(order, at),
  mostFree: mostFreeMeals(order.lines),
});

function standsAs(order: ExistingOrder, at: Instant): CodedBox["stands"] {
  if (isBoxless(order.status)) return "none";
  return isChangeable(order, at) ? "open" : "kept";
}
