import { priceOf } from "@tablee/commands/order/price-of";
import { type Capacity, evolveCapacity, unitsLeft } from "@tablee/domain/capacity/decider";
import type { SlotEvent, StockEvent } from "@tablee/domain/capacity/events";
import { credit as creditDecider } from "@tablee/domain/credit/decider";
import type { CreditEvent } from "@tablee/domain/credit/events";
import type { AccountId, OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import { isBilled } from "@tablee/domain/order/standing";
import { capturedCents, payment } from "@tablee/domain/payment/decider";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { points as pointsDecider } from "@tablee/domain/points/decider";
import type { PointsEvent } from "@tablee/domain/points/events";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { idOf, type StreamName, streamName } from "@tablee/domain/streams";
import type { Logged, LogView } from "./log-view.ts";

/** What a gateway took and did not take, each by its reference. */
export type Charges = ReadonlyMap<string, { readonly paymentId: PaymentId; readonly amountCents: number; readonly outcome: string }>;

/** @throws Error naming the rule that does not hold */
export function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`);
}

type Of<Type extends OrderEvent["type"]> = Extract<OrderEvent, { type: Type }> & Logged;
const isType =
  <Type extends OrderEvent["type"]>(type: Type) =>
  (event: Logged): event is Of<Type> =>
    event.type === type;

const words = {
  SubscriptionStarted: "active",
  SubscriptionPaused: "paused",
  SubscriptionResumed: "active",
  SubscriptionClosed: "closed",
} as const;

/** Whether a subscription was active, judged by its events alone: the last word before or at an instant. */
function toldStatus(subscription: readonly Logged[], instant: string): { readonly status: string; readonly since: string } {
  const last = subscription.filter((event) => event.type in words && event.at <= instant).at(-1);
  return { status: last ? words[last.type as keyof typeof words] : "none", since: last?.at ?? "" };
}

/** What holds of an order at any moment, judged by its events, its subscription's and its payment's, not from the states that deciders fold. */
export function checkOrder(log: LogView, orderId: OrderId): void {
  const events = log.of(streamName("order", orderId));
  const made = events.filter(isType("OrderGenerated"));
  must(made.length === 1 && made[0] === events[0], "an order is made once, before anything else happens to it");
  const { firstOrder, subscriptionId } = made[0]!.data;
  const calendarAt = (position: number) => {
    const moved = events.filter(isType("OrderDeliveryChanged")).findLast((event) => event.position < position);
    return (moved ?? made[0]!).data.calendar;
  };
  const calendar = calendarAt(Number.POSITIVE_INFINITY);
  const byCustomer = events.filter(
    (event) =>
      event.type === "OrderEdited" ||
      event.type === "OrderDeliveryChanged" ||
      event.type === "OrderDiscountsChanged" ||
      event.type === "OrderUnskipped" ||
      (event.type === "OrderSkipped" && (event.data as { because?: string }).because === "away"),
  );
  must(
    byCustomer.every((event) => event.at < calendarAt(event.position).cutoffAt),
    "nothing is accepted at or after the cutoff",
  );
  const locked = events.find(isType("OrderLocked"));
  if (locked) {
    must(firstOrder || locked.at >= calendar.lockAt, "nothing but a first order is locked before its time");
    const subscription = log.of(streamName("subscription", subscriptionId));
    const before = subscription.filter((event) => event.position < locked.position);
    const { status, since } = firstOrder ? toldStatus(before, locked.at) : toldStatus(subscription, calendar.cutoffAt);
    const asked = events.some((event) => event.type === "OrderUnskipped" && event.at >= since);
    must(
      status === "active" || (status === "paused" && asked),
      "nothing is locked for a subscription that was paused or closed at the cutoff",
    );
    must(
      byCustomer.every((event) => event.position < locked.position),
      "a locked order is not touched",
    );
    must(locked.data.price.minimumMet, "nothing is locked below the minimum");
    const { totalCents, promotionalCents, purchasedCents, chargeCents } = locked.data.price;
    must(promotionalCents + purchasedCents + chargeCents === totalCents, "card and balance together pay the price");
  }
  checkCharge(log, orderId, events, locked);
  checkAdditions(log, orderId, events, calendar.lateAdditionsUntil);
}

/** Once all that follows has happened: a week that came back at the moment its subscription was closed has been skipped again. */
export function checkClosed(log: LogView, orderId: OrderId): void {
  const events = log.of(streamName("order", orderId));
  const { subscriptionId } = events.find(isType("OrderGenerated"))!.data;
  const closed = log.of(streamName("subscription", subscriptionId)).find((event) => event.type === "SubscriptionClosed");
  const back = events.findLast((event) => event.type === "OrderUnskipped");
  must(
    !closed ||
      !back ||
      back.position < closed.position ||
      events.some(({ type, position }) => type === "OrderSkipped" && position > back.position),
    "no week of a closed subscription stays brought back",
  );
}

function checkCharge(log: LogView, orderId: OrderId, events: readonly Logged[], locked: Of<"OrderLocked"> | undefined): void {
  checkAttempts(log, events, locked);
  checkDeclines(log, orderId, events);
  const billed = events.filter(isType("OrderBilled"));
  must(billed.length <= 1, "an order is billed once");
  for (const bill of billed) {
    const order = log.state(orderDecider, streamName("order", orderId));
    const price = locked?.data.price;
    const again = order.status === "none" ? undefined : priceOf(order);
    must(bill.data.chargedCents === price?.chargeCents && price.totalCents === again?.totalCents, "what is charged is the priced order");
    const captured = capturedCents(log.state(payment, streamName("payment", paymentIdOf(purposeOf(orderId)))));
    must(price?.chargeCents === 0 || captured === price?.chargeCents, "what is billed was captured");
  }
  must(events.filter(isType("OrderDelivered")).length <= billed.length, "nothing unpaid is delivered");
  const refunded = events.filter(isType("OrderRefunded")).reduce((total, event) => total + event.data.amounts.totalCents, 0);
  const added = events.filter(isType("LateAdditionBilled")).reduce((total, event) => total + event.data.price.totalCents, 0);
  must(refunded >= 0 && refunded <= (locked?.data.price.totalCents ?? 0) + added, "no more is refunded than was paid");
}

/** An attempt that failed has the next one wait for its time; a card that is given brings at most one forward. */
function checkAttempts(log: LogView, events: readonly Logged[], locked: Of<"OrderLocked"> | undefined): void {
  let next = "";
  let early = 0;
  for (const event of events) {
    if (isType("OrderPaymentFailed")(event)) next = event.data.nextAttemptAt ?? "";
    if (isType("OrderBillingStarted")(event) && event.at < next) early++;
  }
  if (early === 0) return;
  const account = log.of(streamName("account", events.find(isType("OrderGenerated"))!.data.accountId));
  const cards = account.filter((event) => event.type === "PaymentMethodGiven" && event.position > (locked?.position ?? 0));
  must(early <= cards.length, "a charge that failed is not tried again before its time, but with another card");
}

/** A card that was declined for good is not asked again, and an order is given up only when the last of its hours has passed. */
function checkDeclines(log: LogView, orderId: OrderId, events: readonly Logged[]): void {
  const { attempts } = log.state(payment, streamName("payment", paymentIdOf(purposeOf(orderId))));
  must(
    !attempts.some((one, i) => one.hard && attempts.slice(i + 1).some(({ methodToken }) => methodToken === one.methodToken)),
    "a card that was declined for good is not asked again",
  );
  const began = events.find(isType("OrderBillingStarted"))?.at;
  const { firstOrder, calendar } = events.find(isType("OrderGenerated"))!.data;
  const givenUp = events.filter(isType("OrderFailed")).find(({ data }) => data.kind === "payment")?.at;
  if (!began || !givenUp) return;
  must(givenUp >= addHours(began, 20) && (!firstOrder || givenUp >= calendar.billingAt), "another card is waited for until the last hour");
}

/** What the gateway took for an order, by its own books: once for the order and once for each of its late additions, and no less than we wrote down. */
export function checkGateway(log: LogView, orderId: OrderId, charges: Charges): void {
  for (const id of paymentsOf(log, orderId)) {
    const captured = [...charges.values()].filter(({ paymentId, outcome }) => paymentId === id && outcome === "captured");
    must(captured.length <= 1, "at most one charge a subscription and week, and one for each addition");
    must(
      capturedCents(log.state(payment, streamName("payment", id))) <= captured.reduce((total, { amountCents }) => total + amountCents, 0),
      "nothing is recorded as captured that the gateway did not take",
    );
  }
}

/** The payments that an order can have: its own, and one for each addition to it. */
export const paymentsOf = (log: LogView, orderId: OrderId): PaymentId[] => [
  paymentIdOf(purposeOf(orderId)),
  ...log
    .of(streamName("order", orderId))
    .filter(isType("LateAdditionStarted"))
    .map(({ data }) => paymentIdOf(purposeOf(orderId, data.additionId))),
];

/** Late additions: nothing at or after their own cutoff, nothing twice, nothing in the box that was not paid for. */
function checkAdditions(log: LogView, orderId: OrderId, events: readonly Logged[], until: string): void {
  const asked = events.filter((event) => event.type === "LateAdditionStarted" || event.type === "LateAdditionBillingStarted");
  must(
    asked.every((event) => event.at < until),
    "nothing is added at or after the late additions' cutoff",
  );
  const billed = events.filter(isType("LateAdditionBilled"));
  must(new Set(billed.map(({ data }) => data.additionId)).size === billed.length, "additions are billed once");
  for (const { data } of billed) {
    const paid = capturedCents(log.state(payment, streamName("payment", paymentIdOf(purposeOf(orderId, data.additionId)))));
    must(paid === data.price.chargeCents, "what is billed for additions was captured");
  }
}

/** Refunds that had to wait: each is given once, and only after another person than the one who asked agreed. */
export function checkRefunds(log: LogView, orderId: OrderId): void {
  const events = log.of(streamName("order", orderId));
  const given = events.filter(isType("OrderRefunded"));
  must(new Set(given.map(({ data }) => data.refundId)).size === given.length, "a refund is given once");
  for (const { data: asked, position } of events.filter(isType("RefundRequested"))) {
    const refund = given.find(({ data }) => data.refundId === asked.refundId);
    if (!refund) continue;
    must(refund.position > position && refund.data.approvedBy !== undefined, "what waits for a second person is not given before");
    must(refund.data.approvedBy !== asked.requestedBy, "who asks for a refund does not agree to it");
    const declined = events.find((event) => isType("RefundDeclined")(event) && event.data.refundId === asked.refundId);
    must(!declined || declined.position > refund.position || declined.position < position, "a refund that was declined is not given");
  }
}

/** Points of an account: available = earned − taken back; none twice for one reason. */
export function checkPoints(log: LogView, stream: string): void {
  const events = log.of(stream) as readonly (Logged & PointsEvent)[];
  const total = (type: PointsEvent["type"]) =>
    events.filter((event) => event.type === type).reduce((sum, event) => sum + event.data.points, 0);
  const earned = events
    .filter((event) => event.type === "PointsPending")
    .map(({ data }) => `${data.orderId} ${data.by} ${data.additionId ?? ""}`);
  must(new Set(earned).size === earned.length, "points are earned once for each reason");
  const state = log.state(pointsDecider, stream);
  must(state.available === total("PointsMatured") - total("PointsTakenBack"), "points available = earned − taken back");
  must(
    state.pending === total("PointsPending") - total("PendingPointsTakenBack") - total("PointsMatured") - total("PointsForfeited") &&
      state.pending >= 0,
    "points pending are those earned that neither matured nor were forfeited",
  );
  must(
    total("PointsTakenBack") + total("PendingPointsTakenBack") <= total("PointsPending"),
    "no more points are taken back than were earned",
  );
}

/** The balance of an account: 0 ≤ left ≤ value of each grant; granted = left + set aside + spent − given back; none spent twice, none that did not pay. */
export function checkCredit(log: LogView, stream: StreamName<"credit">): void {
  const events = log.of(stream) as readonly (Logged & CreditEvent)[];
  const { grants, reserved } = log.state(creditDecider, stream);
  must(
    grants.every(({ leftCents, valueCents }) => leftCents >= 0 && leftCents <= valueCents),
    "0 ≤ balance ≤ value of each grant",
  );
  const total = (parts: readonly { readonly cents: number }[]) => parts.reduce((sum, part) => sum + part.cents, 0);
  const of = (type: CreditEvent["type"]) =>
    events.filter((event) => event.type === type).map((event) => ("parts" in event.data ? total(event.data.parts) : event.data.cents));
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
  const held = sum(Object.values(reserved).map(total));
  const left = sum(grants.map(({ leftCents }) => leftCents));
  must(
    sum(of("CreditGranted")) === left + held + sum(of("CreditSpent")) - sum(of("CreditReturned")) + sum(of("CreditExpired")),
    "granted = left + set aside + spent − given back + expired",
  );
  const paid = events.flatMap((event) => (event.type === "CreditSpent" ? [event.data.payment] : []));
  const prices = paid.length > 0 ? pricesOf(log, idOf(stream)) : undefined;
  must(new Set(paid).size === paid.length, "the balance pays for one thing once");
  for (const event of events) {
    if (event.type !== "CreditSpent") continue;
    const price = prices?.get(event.data.payment);
    must(
      total(event.data.parts) === (price ? price.promotionalCents + price.purchasedCents : 0),
      "the credit spent is what the price says",
    );
  }
}

/** What an account's orders and additions cost, by their payments. */
function pricesOf(log: LogView, accountId: AccountId): Map<string, Pick<OrderPrice, "promotionalCents" | "purchasedCents">> {
  const states = log.ids("order").map((id) => log.state(orderDecider, streamName("order", id)));
  return new Map(
    states.flatMap((order) => {
      if (!isBilled(order) || order.accountId !== accountId) return [];
      const additions = Object.entries(order.additions).map(
        ([id, { price }]) => [paymentIdOf(purposeOf(order.orderId, id)), price] as const,
      );
      return [[paymentIdOf(purposeOf(order.orderId)), order.price] as const, ...additions];
    }),
  );
}

/** Stock of an item, or places of a window: never more taken than there are, never less than none, after each event. */
export function checkCapacity(log: LogView, stream: string): void {
  let state: Capacity = { status: "none" };
  let now = "";
  for (const event of log.of(stream) as readonly (Logged & (StockEvent | SlotEvent))[]) {
    state = evolveCapacity(state, event);
    // LogView by a process whose clock is behind, `taken` counts holds that have ended since; what is left does not.
    const behind = event.at < now;
    if (!behind) now = event.at;
    must(unitsLeft(state, now) >= 0, "stock and slots are never below zero");
    const taken = "taken" in event.data && !behind ? event.data.taken : 0;
    must(taken >= 0 && state.status === "open" && taken <= state.units, "no more is taken than there is");
  }
}
