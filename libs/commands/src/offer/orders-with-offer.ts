import type { Account } from "@tablee/domain/account/decider";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { compareCodes } from "@tablee/domain/kernel/text/collation";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { firstDelivery, type Offer, offerOf } from "@tablee/domain/offer/offers";
import { isUsedUp, type OrderWithOffer, spreadCodes } from "@tablee/domain/offer/spread-code";
import { isBoxless, isPaymentFailed, isReturnedFirst } from "@tablee/domain/order/standing";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import { orders, subscriptions } from "../aggregates.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import type { Streams } from "../steps.ts";

/** The offer of the code entered in an account, for its future orders. */
const accountOfferOf = (account: Account, at: Instant): Offer | undefined =>
  "boxCode" in account && account.boxCode !== undefined ? offerOf(account.boxCode, at.slice(0, 10)) : undefined;

/** The offer that an account signed up with. */
const signUpOfferOf = (account: Account, at: Instant): Offer | undefined =>
  "discountCode" in account && account.discountCode !== undefined ? offerOf(account.discountCode, at.slice(0, 10)) : undefined;

/** The offers of an account's future orders: of its codes, and the free delivery of a paid first box that was skipped. */
export async function offersInForce(streams: Streams, subscriptionId: SubscriptionId, account: Account, at: Instant): Promise<Offer[]> {
  const first = await firstOrderOf(streams, subscriptionId, at);
  const passedOn = first && isReturnedFirst(first) ? firstDelivery : undefined;
  return [signUpOfferOf(account, at), accountOfferOf(account, at), passedOn].flatMap((offer) => offer ?? []);
}

async function firstOrderOf(streams: Streams, subscriptionId: SubscriptionId, at: Instant): Promise<ExistingOrder | undefined> {
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  if (subscription.status === "none") return undefined;
  for (let week = subscription.firstWeek; week <= weekToGenerate(at); week = addWeeks(week, 1)) {
    const [order] = await orderOf(streams, subscriptionId, week);
    if (order?.firstOrder && !isPaymentFailed(order)) return order;
  }
  return undefined;
}

/**
 * The subscription's orders that offers depend on, soonest first: those that can be changed, those that may have taken an amount of the
 * code entered last, and from the first one on those that used up what the sign-up gave.
 */
export async function ordersForCode(
  streams: Streams,
  subscriptionId: SubscriptionId,
  account: Account,
  offers: readonly Offer[],
  at: Instant,
): Promise<ExistingOrder[]> {
  const last = offers.find((offer) => offer.audience === "account" && offer.grants.length > 0);
  const entered = "codesSince" in account && last ? account.codesSince?.[last.code] : undefined;
  const from = currentWeek(entered ?? at);
  const ofSignUp = offers.filter(({ audience }) => audience === "sign-up");
  const [early, recent] = await Promise.all([
    signUpOrders(streams, subscriptionId, ofSignUp, from, at),
    ordersFrom(streams, subscriptionId, from, at),
  ]);
  return [...early, ...recent];
}

/** The subscription's orders from a week on, soonest first. */
export async function ordersFrom(streams: Streams, subscriptionId: SubscriptionId, from: Week, at: Instant): Promise<ExistingOrder[]> {
  const weeks: Week[] = [];
  for (let week = from; week <= weekToGenerate(at); week = addWeeks(week, 1)) weeks.push(week);
  return (await Promise.all(weeks.map((week) => orderOf(streams, subscriptionId, week)))).flat();
}

/** Orders before a week, until they used up the sign-up's offers: for most accounts the first order does. */
async function signUpOrders(streams: Streams, subscriptionId: SubscriptionId, offers: readonly Offer[], until: Week, at: Instant) {
  const { state: subscription } = await streams.load(subscriptions, subscriptionId);
  const found: ExistingOrder[] = [];
  if (offers.length === 0 || subscription.status === "none") return found;
  for (let week = subscription.firstWeek; week < until; week = addWeeks(week, 1)) {
    found.push(...(await orderOf(streams, subscriptionId, week)));
    const coded = found.map((order) => codedOrder(order, at));
    if (offers.every((offer) => isUsedUp(offer, coded))) break;
  }
  return found;
}

async function orderOf(streams: Streams, subscriptionId: SubscriptionId, week: Week): Promise<ExistingOrder[]> {
  const { state } = await streams.load(orders, orderIdOf(subscriptionId, week));
  return state.status === "none" ? [] : [state];
}

/** The grants of the account's codes to a new order, beside those that its other orders have or will take. */
export async function grantsOfNew(
  streams: Streams,
  account: Account,
  made: Pick<ExistingOrder, "subscriptionId" | "calendar" | "lines"> & { readonly skipped: boolean },
  at: Instant,
): Promise<DiscountGrant[]> {
  const offers = await offersInForce(streams, made.subscriptionId, account, at);
  if (offers.length === 0) return [];
  const { deliveryDate } = made.calendar;
  const stands = made.skipped ? "none" : "open";
  const coded: OrderWithOffer = { deliveryDate, grants: [], stands, maxFree: maxFreeMeals(made.lines) };
  const others = (await ordersForCode(streams, made.subscriptionId, account, offers, at)).map((order) => codedOrder(order, at));
  const all = [...others, coded].sort((one, other) => compareCodes(one.deliveryDate, other.deliveryDate));
  return [...spreadCodes(offers, all)[all.indexOf(coded)]!];
}

/** True if the customer can still change or unskip the order. */
export const isChangeable = (order: ExistingOrder, at: Instant): boolean =>
  (order.status === "open" || order.status === "skipped") && at < order.calendar.cutoffAt;

/** The facts of an order that codes depend on. */
export const codedOrder = (order: ExistingOrder, at: Instant): OrderWithOffer => ({
  deliveryDate: order.calendar.deliveryDate,
  grants: order.grants,
  stands: standsAs(order, at),
  maxFree: maxFreeMeals(order.lines),
});

function standsAs(order: ExistingOrder, at: Instant): OrderWithOffer["stands"] {
  if (isBoxless(order.status)) return "none";
  return isChangeable(order, at) ? "open" : "kept";
}
