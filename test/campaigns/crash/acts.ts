import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { openAccount } from "@tablee/commands/account/open-account";
import { unitsWith } from "@tablee/commands/addition/start-addition";
import { credits, orders, subscriptions } from "@tablee/commands/aggregates";
import { holdStock } from "@tablee/commands/capacity/take-capacity";
import { part } from "@tablee/commands/context";
import { expireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { recordDeliveryResult } from "@tablee/commands/dispatch/record-delivery-result";
import { sendInquiry } from "@tablee/commands/inquiry/send-inquiry";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { decideRefund } from "@tablee/commands/refund/decide-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { accountId, idFrom, type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { cents, zero } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addDays, addHours, addMinutes, type Instant, weekOf } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { isBillingClosed } from "@tablee/domain/order/standing";
import { priceAdditions } from "@tablee/domain/pricing/price-additions";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { streamName } from "@tablee/domain/streams";
import { lifePolicies } from "@tablee/domain/subscription/policy";
import { plan, recipe, tastes } from "@tablee/domain/testing/examples";
import { agreedTo } from "@tablee/testing/fixtures/agreed-terms";
import { metadataAt } from "../../stage/event-metadata.ts";
import { bagsBack, bagsOut, giftCards, handIn, newCardForBag, pointsUnused } from "./loyalty-acts.ts";
import { type Product, region, type Seeded, slot, type Week } from "./product.ts";

/** An act of a person, outside the workers; repeated with the same ids it changes nothing. */
export interface Act {
  readonly at: Instant;
  happens(product: Product): Promise<void>;
}

/**
 * The acts on a week's orders: a skip, additions whose charge began and was never finished, credit that expires, an orphaned
 * hold, a corporate plan, gift cards, points that are about to expire, bags that are out, a visitor's message whose term is over, earlier
 * terms, failed deliveries, a pause that ends automatically, a long pause, refunds. In the end all customers
 * leave, so that the next week has none but its own.
 */
export function actsOf({ orders, calendar }: Week): Act[] {
  const [visa, mastercard, timeout, undelivered] = orders;
  const { cutoffAt, billingAt, deliveryFrom, deliveryUntil } = calendar;
  const acts: Act[] = [
    act(addHours(cutoffAt, -1), (product, at) => comeBack(product, orders.at(-1)!, at)),
    act(addHours(billingAt, 1), (product, at) => additionsBegin(product, visa!, at)),
    act(addHours(billingAt, 2), (product, at) => additionsBegin(product, timeout!, at)),
    act(addHours(billingAt, 3), async (product, at) => {
      await anotherCard(product, mastercard!, "tok_insufficient", at);
      await additionsBegin(product, mastercard!, at);
    }),
    act(addHours(billingAt, 4), (product, at) => giftCards(product, at)),
    act(addHours(billingAt, 4), (product, at) => pointsUnused(product, at)),
    act(addHours(billingAt, 4), (product) => bagsOut(product, billingAt)),
    act(addHours(billingAt, 4), (product, at) => messageOfLongAgo(product, at)),
    act(addHours(billingAt, 5), (product, at) => refund(product, timeout!, at)),
    act(addHours(billingAt, 6), (product, at) => goodwill(product, timeout!, at)),
    act(addHours(billingAt, 6), (product, at) => corporatePlan(product, mastercard!, at)),
    act(addHours(billingAt, 7), (product, at) => holdAndDie(product, undelivered!, at)),
    act(addHours(deliveryFrom, 1), (product, at) => notDelivered(product, undelivered!, at)),
    act(addHours(deliveryFrom, 2), (product, at) => pauseForADay(product, visa!, at)),
    act(addHours(deliveryFrom, 3), (product, at) => pausedForLong(product, timeout!, at)),
    act(addHours(deliveryUntil, 1), (product, at) => refund(product, visa!, at)),
    act(addHours(deliveryUntil, 2), (product, at) => refundByTwo(product, mastercard!, at)),
    act(addHours(deliveryUntil, 3), (product, at) => newCardForBag(product, billingAt, at)),
    act(addHours(deliveryUntil, 4), (product, at) => earlierTerms(product, visa!, at)),
    act(addHours(deliveryFrom, 26), (product, at) => notDelivered(product, undelivered!, at)),
    act(addHours(deliveryUntil, 28), (product, at) => bagsBack(product, billingAt, at)),
    act(addHours(deliveryUntil, 30), async (product, at) => void (await Promise.all(orders.map((order) => leave(product, order, at))))),
  ];
  return acts.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

const act = (at: Instant, happens: (product: Product, at: Instant) => Promise<void>): Act => ({
  at,
  happens: (product) => happens(product, at),
});

/** A customer skips a week and brings it back. */
async function comeBack(product: Product, { accountId, orderId }: Seeded, at: Instant): Promise<void> {
  const byClient = { actor: { kind: "client", id: accountId }, subject: accountId } as const;
  const context = { ...product.context(at, "back", orderId), ...byClient };
  await product.commands.send(skipOrder, { accountId, orderId, reason: "away" }, part(context, "skip"));
  await product.commands.send(unskipOrder, { accountId, orderId }, part(context, "unskip"));
}

/** Two dishes are added, and the process that was to charge them dies right after the guard has let them. */
async function additionsBegin(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const { runtime } = product.opened.dependencies;
  const context = { ...product.context(at, "additions", orderId), subject: accountId };
  const { state } = await runtime.load(orders, orderId);
  if (state.status !== "billed") throw new Error(`an order that was to be added to is ${state.status}`);
  const lines = [recipe(1), recipe(2)];
  const { plan, region, lines: ordered, calendar } = state;
  const credit = { promotionalCredit: zero, purchasedCredit: zero };
  const price = priceAdditions({ plan, region, date: calendar.deliveryDate, ordered, volumeGivenCents: cents(0), added: lines, ...credit });
  const additionId = idFrom("crash", "addition", orderId);
  await holdStock(runtime, state, unitsWith(state, lines), part(context, "hold"));
  const start = { type: "StartAddition", additionId, lines, price, heldUntil: addMinutes(at, 15), receivedAt: at } as const;
  await runtime.handle(orders, orderId, start, part(context, "start"));
  await runtime.handle(orders, orderId, { type: "StartAdditionBilling", additionId, receivedAt: at }, part(context, "bill"));
}

/** A credit that expires unspent. */
async function goodwill(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const grantId = idFrom("crash", "goodwill", orderId);
  const grant = {
    grantId,
    kind: "promotional",
    source: "goodwill",
    name: "late box",
    cents: cents(250),
    expiresAt: addHours(at, 6),
  } as const;
  await product.commands.send(grantCredit, { accountId, ...grant }, { ...product.context(at, "goodwill", orderId), subject: accountId });
}

/** A plan that gave its account credit on the first of this month, and for the last time: it is due at once. */
async function corporatePlan(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const until = `${toLocal(businessZone, at).date.slice(0, 8)}01`;
  const givenAt = `${addDays(until, -1)}T12:00:00.000Z`;
  const plan = { type: "GiveCorporatePlan", accountId, plan: "partner", cents: cents(700), until, at: givenAt } as const;
  const context = { ...product.context(at, "corporate plan", orderId), subject: accountId };
  await product.opened.dependencies.runtime.handle(credits, accountId, plan, context);
}

/** Holds a second dish for an order and crashes before settling it. */
async function holdAndDie(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const { runtime } = product.opened.dependencies;
  const { state } = await runtime.load(orders, orderId);
  if (state.status !== "billed") throw new Error(`an order that a dish was to be held for is ${state.status}`);
  const context = { ...product.context(at, "orphaned hold", orderId), subject: accountId };
  await holdStock(runtime, state, unitsWith(state, [recipe(1)]), context);
}

async function anotherCard(product: Product, { orderId, accountId }: Seeded, methodToken: string, at: Instant): Promise<void> {
  const context = { ...product.context(at, "card", orderId), subject: accountId };
  await product.commands.send(givePaymentMethod, { accountId, methodToken }, context);
}

const notDelivered = async (product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> =>
  void (await product.commands.send(
    recordDeliveryResult,
    { orderId, result: "failed", code: "nobody-home" },
    { ...product.context(at, "not delivered", orderId, at), subject: accountId },
  ));

/** Pauses until the next day, in the zone of the address. */
async function pauseForADay(product: Product, { subscriptionId, accountId }: Seeded, at: Instant): Promise<void> {
  const context = { ...product.context(at, "pause", subscriptionId), subject: accountId };
  const until = addDays(toLocal(businessZone, at).date, 1);
  await product.commands.send(pauseSubscription, { subscriptionId, reason: "vacation", until }, context);
}

/** A household that never had a box: it is long paused by now, and due at once to be written to about that. */
async function pausedForLong(product: Product, { accountId: of }: Seeded, at: Instant): Promise<void> {
  const { commands, opened } = product;
  const account = accountId(idFrom("crash", "long pause", of));
  const subscription = subscriptionIdOf(account);
  const pausedAt = addHours(at, -24 * policyOn(lifePolicies, at.slice(0, 10)).longPauseDays);
  const actor = { kind: "client", id: account } as const;
  const context = { ...product.context(pausedAt, "long pause", account), actor, subject: account };
  const person = { firstName: "Noé", lastName: "Gagnon", email: `${account}@example.com` };
  await commands.send(openAccount, { accountId: account, person, password: DEMO_PASSWORD, language: "fr" }, part(context, "open"));
  const terms = {
    accountId: account,
    subscriptionId: subscription,
    region,
    plan,
    tastes,
    slot,
    firstWeek: weekOf(addDays(at.slice(0, 10), 28)),
  } as const;
  const start = { type: "StartSubscription", ...terms, at: pausedAt } as const;
  await opened.dependencies.runtime.handle(subscriptions, subscription, start, part(context, "start"));
  await commands.send(pauseSubscription, { subscriptionId: subscription, reason: "vacation" }, part(context, "pause"));
}

/** A visitor's message that has been kept for its whole term: it is due at once to be forgotten. */
async function messageOfLongAgo(product: Product, at: Instant): Promise<void> {
  const receivedAt = addHours(at, -24 * 740);
  const inquiryId = idFrom("crash", "message", at);
  const writer = { name: "Camille Roy", email: `${inquiryId}@example.com` };
  const message = { inquiryId, topic: "food", language: "fr", writer, message: "Bonjour", accountId: undefined } as const;
  await product.commands.send(sendInquiry, message, product.context(receivedAt, "message", inquiryId));
}

/** A subscription that accepted earlier terms: the notice of the present ones is due at once. */
async function earlierTerms(product: Product, { accountId: of }: Seeded, at: Instant): Promise<void> {
  const given = { id: idFrom("crash", "earlier terms", of), ...agreedTo("terms-3", at), metadata: { ...metadataAt(at), subject: of } };
  await product.opened.store.append(streamName("consent", of), [given], "no_stream");
}

/** Hands its bags in, and confirms first that its promotional credit expires. */
async function leave(product: Product, { subscriptionId, accountId }: Seeded, at: Instant): Promise<void> {
  const context = (act: string) => ({ ...product.context(at, act, subscriptionId), subject: accountId });
  await handIn(product, accountId, at);
  await product.commands.send(expireGivenCredit, { subscriptionId }, context("expire given money"));
  await product.commands.send(closeSubscription, { subscriptionId, reason: "testing_other" }, context("leave"));
}

async function paid(product: Product, orderId: OrderId) {
  const { state } = await product.opened.dependencies.runtime.load(orders, orderId);
  if (!isBillingClosed(state)) throw new Error(`an order that was to be refunded is ${state.status}`);
  return state;
}

/** One unit of the first dish. Which it is depends on the stock that generation could see. */
const oneDishOf = ({ lines }: { readonly lines: readonly OrderLine[] }) => ({
  lines: lines.slice(0, 1).map(({ sku }) => ({ sku, quantity: 1 })),
  deliveryFee: false,
});

/** A dish was spoilt. */
async function refund(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const asked = oneDishOf(await paid(product, orderId));
  await product.commands.send(
    refundOrder,
    { orderId, refundId: idFrom("crash", "refund", orderId), asked, reason: "spoilt" },
    { ...product.context(at, "refund", orderId), subject: accountId },
  );
}

/** The amount is so large that a second person has to approve it. */
async function refundByTwo(product: Product, { orderId, accountId }: Seeded, at: Instant): Promise<void> {
  const { runtime } = product.opened.dependencies;
  const context = { ...product.context(at, "refund", orderId), subject: accountId };
  const refundId = idFrom("crash", "refund", orderId);
  const state = await paid(product, orderId);
  const asked = oneDishOf(state);
  const facts = { reason: "spoilt", by: "one", needsApproval: true, at } as const;
  const amounts = refundAmounts(state, asked);
  await runtime.handle(orders, orderId, { type: "RefundOrder", refundId, ...asked, amounts, ...facts }, part(context, "ask"));
  const second = { ...part(context, "agree"), actor: { kind: "staff", id: "another" } } as const;
  await product.commands.send(decideRefund, { orderId, refundId, approved: true }, second);
}
