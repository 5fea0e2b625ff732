import { priceOf } from "@tablee/commands/order/making/price-of";
import type { OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import { paidPartOf } from "@tablee/domain/order/standing";
import { capturedCents, payment } from "@tablee/domain/payment/decider";
import { changePurposeOf, paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { streamName } from "@tablee/domain/streams";
import type { Logged, LogView } from "@tablee/simulation/log-view";

/** The gateway's charges, captured or not, each by its reference. */
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

/**
 * The status of a subscription at an instant, derived from its events alone: that of the last event before or at the instant, or active
 * beyond the end that was chosen for a pause.
 */
function statusAt(subscription: readonly Logged[], instant: string): { readonly status: string; readonly since: string } {
  const before = subscription.filter((event) => event.at <= instant);
  const last = before.filter((event) => event.type in words).at(-1);
  const status = last ? words[last.type as keyof typeof words] : "none";
  const end = before.filter(({ type }) => type === "SubscriptionPaused" || type === "PauseEndMoved").at(-1);
  const { resumesAt } = (end?.data ?? {}) as { readonly resumesAt?: string };
  if (status === "paused" && resumesAt !== undefined && resumesAt <= instant) return { status: "active", since: resumesAt };
  return { status, since: last?.at ?? "" };
}

/**
 * Checks the rules that hold of an order at any moment, by its events, its subscription's and its payment's, not by the states that
 * deciders fold.
 */
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
      event.type === "OrderRemade" ||
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
    const { status, since } = firstOrder ? statusAt(before, locked.at) : statusAt(subscription, calendar.cutoffAt);
    const asked = events.some((event) => isType("OrderUnskipped")(event) && !event.data.resumed && event.at >= since);
    must(
      status === "active" || (status === "paused" && asked),
      "nothing is locked for a subscription that was paused or closed at the cutoff",
    );
    must(
      byCustomer.every((event) => event.position < locked.position || (firstOrder && isReturn(events, event))),
      "a locked order is not touched, but for a first one that is skipped and given back",
    );
    must(locked.data.price.minimumMet, "nothing is locked below the minimum");
    const { totalCents, promotionalCents, purchasedCents, chargeCents } = locked.data.price;
    must(promotionalCents + purchasedCents + chargeCents === totalCents, "card and balance together pay the price");
  }
  checkCharge(log, orderId, events, locked);
  checkChanges(log, orderId, events, calendar.cutoffAt);
  checkAdditions(log, orderId, events, calendar.lateAdditionsUntil);
}

/** True if an event skips a paid order, or passes on its code's grants after that. */
function isReturn(events: readonly Logged[], event: Logged): boolean {
  const skipped = events.findLast(({ type, position }) => type === "OrderSkipped" && position <= event.position);
  const billed = events.find(isType("OrderBilled"));
  return Boolean(skipped && billed && skipped.position > billed.position && ["OrderSkipped", "OrderDiscountsChanged"].includes(event.type));
}

/** Changes of a first order after it was paid: each requested before its cutoff, made once, and paid for when it costs more. */
function checkChanges(log: LogView, orderId: OrderId, events: readonly Logged[], cutoffAt: string): void {
  const started = events.filter(isType("FirstOrderChangeStarted"));
  const made = events.filter(isType("FirstOrderChanged"));
  const { firstOrder } = events.find(isType("OrderGenerated"))!.data;
  must(firstOrder || started.length + made.length === 0, "no order but the first is changed once it is paid");
  const isStarted = (changeId: string) => started.some(({ data }) => data.changeId === changeId);
  const asked = [...started, ...made.filter(({ data }) => !isStarted(data.changeId))];
  must(
    asked.every(({ at }) => at < cutoffAt),
    "no change of a paid order is accepted at or after its cutoff",
  );
  must(new Set(made.map(({ data }) => data.changeId)).size === made.length, "a change is made once");
  for (const { data } of made) {
    const { changeId, difference } = data;
    const paid = capturedCents(log.state(payment, streamName("payment", paymentIdOf(changePurposeOf(orderId, changeId)))));
    must(paid === Math.max(0, difference.cardCents), "what a change costs more was captured");
    must(isStarted(changeId) === difference.totalCents > 0, "what costs more is charged before it is made");
  }
}

/** Once all consequences have happened: a week that came back at the moment its subscription was closed has been skipped again. */
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
  const changed = events.filter(isType("FirstOrderChanged")).reduce((total, { data }) => total + data.difference.totalCents, 0);
  for (const bill of billed) {
    const order = paidPartOf(log.state(orderDecider, streamName("order", orderId)));
    const price = locked?.data.price;
    must(bill.data.chargedCents === price?.chargeCents, "what is charged is the locked price");
    must(
      order !== undefined &&
        (price?.totalCents ?? 0) + changed === order.price.totalCents &&
        order.price.totalCents === priceOf(order).totalCents,
      "what is paid, with changes of a first order, is the priced order",
    );
    const captured = capturedCents(log.state(payment, streamName("payment", paymentIdOf(purposeOf(orderId)))));
    must(price?.chargeCents === 0 || captured === price?.chargeCents, "what is billed was captured");
  }
  must(events.filter(isType("OrderDelivered")).length <= billed.length, "nothing unpaid is delivered");
  const refunded = events.filter(isType("OrderRefunded")).reduce((total, event) => total + event.data.amounts.totalCents, 0);
  const added = events.filter(isType("LateAdditionBilled")).reduce((total, event) => total + event.data.price.totalCents, 0);
  must(refunded >= 0 && refunded <= (locked?.data.price.totalCents ?? 0) + changed + added, "no more is refunded than was paid");
}

/** After a failed attempt the next one waits for its time; a new card brings at most one forward. */
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

/** A card that was declined for good is not tried again, and an order is given up only after the last of its retries. */
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

/**
 * The gateway's captures for an order, by its own books: one for the order and one for each of its changes and late additions, and no less
 * than our events record.
 */
export function checkGateway(log: LogView, orderId: OrderId, charges: Charges): void {
  for (const id of paymentsOf(log, orderId)) {
    const captured = [...charges.values()].filter(({ paymentId, outcome }) => paymentId === id && outcome === "captured");
    must(captured.length <= 1, "at most one charge a subscription and week, and one for each change and addition");
    must(
      capturedCents(log.state(payment, streamName("payment", id))) <= captured.reduce((total, { amountCents }) => total + amountCents, 0),
      "nothing is recorded as captured that the gateway did not take",
    );
  }
}

/** The payments that an order can have: its own, and one for each change of it and each addition to it. */
export const paymentsOf = (log: LogView, orderId: OrderId): PaymentId[] => [
  paymentIdOf(purposeOf(orderId)),
  ...log
    .of(streamName("order", orderId))
    .filter(isType("FirstOrderChangeStarted"))
    .map(({ data }) => paymentIdOf(changePurposeOf(orderId, data.changeId))),
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

/** Refunds that had to wait: each is given once, and only after a second person agreed. */
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
