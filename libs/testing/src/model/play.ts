import { slot as slotDecider } from "@tablee/domain/capacity/decider";
import { offerPolicies } from "@tablee/domain/offer/offers";
import { unitsAlone } from "@tablee/domain/order/recurring";
import { isPaid, paidPartOf } from "@tablee/domain/order/standing";
import { isUndecided, payment } from "@tablee/domain/payment/decider";
import { categoryOf, idOf, isOf, streamName } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { accountId } from "@tablee/domain/testing/examples";
import type { Logged } from "@tablee/simulation/log-view";
import { type Existing, hasBox, orderIds, slotStreamOf, slotStreams, stockedSkus, weeks } from "../fixtures/constants.ts";
import type { Household } from "../fixtures/household.ts";
import { earn } from "../fixtures/milestones.ts";
import { begin, signUpCode } from "../fixtures/signed-up-household.ts";
import { checkBags, checkClosedWithoutBags, paidForBags } from "./bag-rules.ts";
import { keepBags } from "./bags-later.ts";
import { checkCapacity, checkCredit, checkGrants, checkPoints, checkStampCards } from "./balance-rules.ts";
import { live, type Step } from "./histories.ts";
import { checkGiftCard, checkGiftCredits, checkReferrals, paidForGiftCards } from "./loyalty-rules.ts";
import { checkPicks, checkReviews } from "./review-rules.ts";
import { checkClosed, checkGateway, checkOrder, checkRefunds, must, paymentsOf } from "./rules.ts";
import { liveAYearOn } from "./year-later.ts";

/** Refusals that a history of one account can cause; enough histories must reach each. */
export const reachable = [
  "item-twice",
  "addition-dropped",
  "addition-under-way",
  "already-disputed",
  "already-paid",
  "another-attempt-is-under-way",
  "change-below-minimum",
  "change-under-way",
  "code-expired",
  "code-invalid",
  "code-used",
  "first-order-returned",
  "gift-card-ended",
  "gift-card-not-found",
  "addition-not-found",
  "dispute-answered",
  "dispute-not-found",
  "editing-session-moved",
  "additions-closed",
  "additions-past-cutoff",
  "lock-too-early",
  "not-enough-points",
  "nothing-to-add",
  "order-changed-elsewhere",
  "order-not-billed",
  "order-not-due",
  "order-not-editable",
  "order-past-cutoff",
  "order-refunded",
  "order-skipped",
  "refund-exceeds-order",
  "refund-not-found",
  "second-person-needed",
  "sold-out",
  "subscription-closed",
  "address-missing",
  "assets-out",
  "dish-not-in-box",
  "nothing-to-return",
  "order-not-delivered",
  "order-not-found",
  "pickup-booked",
  "pickup-day-not-offered",
  "pickup-fixed",
  "pickup-not-found",
  "product-not-found",
  "returnable-not-found",
  "review-closed",
] as const;

/** Histories whose number of steps this divides continue for a year, in which their points expire. */
const YEAR_ON_EVERY = 4;

/** Histories whose number of steps leaves one when this divides it keep their bags and kits for weeks. */
const BAGS_KEPT_EVERY = 3;

/** Enough to exchange points in a history of a few weeks. */
export const earnedBefore = 1_200;

/**
 * Plays a history from sign-up to its end over the product's own use cases and policies, with the rules checked after every step.
 * @throws Error naming the rule that was broken
 */
export async function play(steps: readonly Step[]): Promise<Household> {
  const household = await begin();
  await earn(household, earnedBefore);
  let checked = check(household, 0);
  for (const step of steps) {
    await live(household, step);
    checked = check(household, checked);
  }
  if (steps.length % BAGS_KEPT_EVERY === 1) await keepBags(household, steps);
  household.world.gateway.mood = "captured";
  await household.finish();
  checked = check(household, checked);
  checkEnd(household);
  if (steps.length % YEAR_ON_EVERY !== 0) return household;
  const { available } = household.points;
  await liveAYearOn(household);
  check(household, checked);
  checkEnd(household);
  must(available <= 0 || household.points.expired > 0 || household.points.ended === true, "points that nothing keeps expire");
  return household;
}

/** Checks the rules after a step, for the streams that grew from a position on; returns the next position. */
function check({ view, world }: Household, from: number): number {
  const { events } = world.log;
  const grown = new Set(events.slice(from).map(({ stream }) => stream));
  for (const orderId of orderIds) {
    const own = [streamName("order", orderId), ...paymentsOf(view, orderId).map((id) => streamName("payment", id))];
    if (!own.some((stream) => grown.has(stream))) continue;
    checkOrder(view, orderId);
    checkGateway(view, orderId, world.gateway.charges);
    checkRefunds(view, orderId);
  }
  for (const stream of grown) {
    const category = categoryOf(stream);
    if (category === "points") checkPoints(view, stream);
    if (isOf("credit", stream)) checkCredit(view, stream);
    if (isOf("giftcard", stream)) checkGiftCard(view, idOf(stream), world.gateway.charges);
    if (isOf("returnables", stream)) checkBags(view, accountId);
    if (isOf("review", stream)) checkReviews(view, accountId);
    for (const { type, position } of isOf("subscription", stream) ? view.of(stream) : [])
      if (type === "SubscriptionClosed" && position >= from) checkClosedWithoutBags(view, accountId, { begunAt: from, closedAt: position });
    if (category === "stock" || category === "slot") checkCapacity(view, stream);
  }
  return events.length;
}

/** Checks the rules that hold once everything that was due has happened. */
function checkEnd(household: Household): void {
  must(household.aside.length === 0, `nothing that is done by itself is left set aside: ${household.aside.join("; ")}`);
  weeks.forEach((_, n) => {
    const order = household.order(n);
    must(["skipped", "minimum-not-met", "delivered", "failed"].includes(order.status), `an order ends, and not as ${order.status}`);
    checkShares(household, order, n);
    checkClosed(household.view, order.orderId);
    checkRecurring(household, order);
  });
  must(Object.keys(household.credit.reserved).length === 0, "no credit is left reserved");
  checkSpending(household);
  checkCards(household);
  checkCodes(household);
  must(household.points.pending === 0, "points are not left pending");
  checkGrants(household.view, accountId);
  checkGiftCredits(household.view);
  checkReferrals(household.view, accountId);
  checkStampCards(household.view, accountId);
  checkPicks(household.view, accountId, household.subscription);
  const attempts = household.view.ids("payment").flatMap((id) => household.view.state(payment, streamName("payment", id)).attempts);
  const asked = new Set(attempts.map(({ reference }) => reference));
  must(
    [...household.world.gateway.charges].every(([reference, { outcome }]) => outcome === "prepared" || asked.has(reference)),
    "nothing is charged without an attempt",
  );
  must(!attempts.some(isUndecided), "no attempt is left undecided");
  must(household.paidCents === household.world.gateway.netCents, "captured − refunded = what the gateway has");
}

function checkShares(household: Household, order: Existing, n: number): void {
  const place = household.slot(n);
  must(
    place.status === "open" && place.orders.has(order.orderId) === hasBox(order),
    "a place is kept for an order with a box, and for no other",
  );
  const elsewhere = slotStreams(n).filter((stream) => {
    const state = household.view.state(slotDecider, stream);
    return stream !== slotStreamOf(order) && state.status === "open" && state.orders.has(order.orderId);
  });
  must(elsewhere.length === 0, "an order keeps no place but its own");
  if (hasBox(order)) return;
  const keeps = stockedSkus.filter((sku) => {
    const state = household.stock(n, sku);
    return state.status === "open" && state.orders.has(order.orderId);
  });
  must(keeps.length === 0, "an order without a box keeps no stock");
}

/** Recurring items are placed in open weeks: never more of one than was ever chosen, nor more than the box holds. */
function checkRecurring(household: Household, order: Existing): void {
  const chosen = household.view.of(streamName("subscription", order.subscriptionId)) as readonly (SubscriptionEvent & Logged)[];
  for (const [sku, units] of Object.entries(order.recurring ?? {})) {
    const quantities = chosen.flatMap(({ type, data }) => (type === "RecurringItemChosen" && data.sku === sku ? data.quantity : []));
    must(units <= Math.max(0, ...quantities), "no more of an item recurs than was chosen");
    must(units <= unitsAlone(order.lines, sku), "an item that recurs is in the box");
  }
}

/** A code gives each of its amounts to one delivered box, however often it was entered, withdrawn or moved by skips. */
function checkCodes(household: Household): void {
  const came = orderIds.map((_, n) => household.order(n)).filter(({ status }) => status === "delivered");
  const [policy] = offerPolicies;
  for (const { code, grants, always } of policy!.offers) {
    const carried = came.flatMap((order) => order.grants.filter(({ name }) => name === code));
    must(always !== undefined || carried.length <= grants.length, "a code gives no more than it promises");
    if (code === signUpCode)
      must(
        new Set(carried.map((grant) => JSON.stringify(grant))).size === carried.length,
        "each amount of the sign-up's code goes to one box",
      );
  }
}

/** Payments captured and not refunded equal the amounts that orders record as paid by card, and what was paid for gift cards and bags. */
function checkCards(household: Household): void {
  const cards = orderIds.reduce((total, _, n) => {
    const order = paidPartOf(household.order(n));
    if (!order || !isPaid(order)) return total;
    const back = Object.values(order.refunds).reduce((sum, { amounts }) => sum + amounts.cardCents, 0);
    const added = Object.values(order.additions).filter(({ status }) => status === "billed");
    return total + order.price.chargeCents + added.reduce((sum, { price }) => sum + price.chargeCents, 0) - back;
  }, 0);
  const gifts = paidForGiftCards(household.view);
  const bags = paidForBags(household.view, accountId);
  must(household.paidCents === cards + gifts + bags, "captured − refunded = what orders, gift cards and bags say that was paid");
}

/** The credit that is gone equals the credit that paid for orders and additions and was not refunded, plus what expired. */
function checkSpending(household: Household): void {
  const part = (price: { readonly promotionalCents: number; readonly purchasedCents: number }) =>
    price.promotionalCents + price.purchasedCents;
  const spent = orderIds.reduce((total, _, n) => {
    const order = paidPartOf(household.order(n));
    if (!order || !isPaid(order)) return total;
    const paid = Object.values(order.additions).filter(({ status }) => status === "billed");
    const back = Object.values(order.refunds).map(({ amounts }) => part(amounts));
    return total + part(order.price) + paid.reduce((sum, { price }) => sum + part(price), 0) - back.reduce((a, b) => a + b, 0);
  }, 0);
  const gone = household.credit.grants.reduce((total, { valueCents, leftCents }) => total + valueCents - leftCents, 0);
  const expired = household.world.log.events.reduce(
    (sum, { type, data }) => sum + (type === "CreditExpired" ? (data as { readonly cents: number }).cents : 0),
    0,
  );
  must(gone === spent + expired, "the credit that is gone was spent and not refunded, or expired");
}
