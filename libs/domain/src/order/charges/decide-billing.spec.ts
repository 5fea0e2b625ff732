import { calendar, orderGenerated, price } from "../../../testing/examples.ts";
import { given } from "../../../testing/given.ts";
import {
  at,
  billed,
  billingStarted,
  delivered,
  failed,
  locked,
  out,
  paymentFailed,
  type Stage,
  upTo,
} from "../../../testing/order-stages.ts";
import { fold } from "../../kernel/log/decider.ts";
import { cents } from "../../kernel/money.ts";
import type { OrderCommand } from "../commands.ts";
import { order } from "../decider.ts";
import type { OrderEvent } from "../events.ts";

const later = "2027-02-03T10:00:00.000Z";
const failedToDeliver = (retryAt?: string): OrderEvent => ({
  type: "OrderDeliveryFailed",
  data: { code: "nobody-home", failedAt: at, ...(retryAt ? { retryAt } : {}) },
});
const start = (more: Partial<Extract<OrderCommand, { type: "StartBilling" }>> = {}): OrderCommand => ({
  type: "StartBilling",
  subscriptionAtCutoff: "active",
  at,
  ...more,
});

const stages = (...except: Stage[]) => (Object.keys(upTo) as Stage[]).filter((stage) => !except.includes(stage));

describe("the charge guard", () => {
  it("begins the first attempt at a locked order with what the price leaves to charge", () => {
    const outcome = given(order, upTo.locked).when(start());
    outcome.thenEvents(billingStarted());
    outcome.thenState({ status: "billing", attempts: 1, firstAttemptAt: at });
  });

  it("changes nothing while an attempt is under way", () => {
    given(order, upTo.billing).when(start()).thenNothing();
  });

  it.each(stages("locked", "billing"))("finds an order that is %s not due", (stage) => {
    const { status } = fold(order, upTo[stage]);
    given(order, upTo[stage]).when(start()).thenRefused("order-not-due", { status });
  });

  it.each(["paused", "closed", "none"] as const)("refuses when the subscription was %s at the cutoff", (subscriptionAtCutoff) => {
    given(order, upTo.locked)
      .when(start({ subscriptionAtCutoff }))
      .thenRefused("subscription-not-active-at-cutoff", { subscription: subscriptionAtCutoff });
  });

  it("lets a paused subscription's week through that was asked for since the pause began, and no other", () => {
    const pausedSince = "2027-01-21T00:00:00.000Z";
    const asked = (unskippedAt: string): OrderEvent[] => [
      orderGenerated,
      { type: "OrderSkipped", data: { skippedAt: unskippedAt } },
      { type: "OrderUnskipped", data: { unskippedAt } },
      locked,
    ];
    given(order, asked("2027-01-22T00:00:00.000Z"))
      .when(start({ subscriptionAtCutoff: "paused", pausedSince }))
      .thenEvents(billingStarted());
    given(order, asked("2027-01-20T00:00:00.000Z"))
      .when(start({ subscriptionAtCutoff: "paused", pausedSince }))
      .thenRefused("subscription-not-active-at-cutoff");
  });

  it("counts attempts and remembers the first one's instant", () => {
    given(order, [...upTo.billing, paymentFailed(1, later)])
      .when(start({ at: later }))
      .thenState({ status: "billing", attempts: 2, firstAttemptAt: at });
  });

  it("waits for the next attempt's time after a soft decline, unless the customer asks for it with another card", () => {
    const waiting = given(order, [...upTo.billing, paymentFailed(1, later)]);
    waiting.when(start()).thenRefused("order-not-due", { nextAttemptAt: later });
    waiting.when(start({ early: true })).thenEvents(billingStarted(2));
    waiting.when(start({ at: later })).thenEvents(billingStarted(2, later));
  });
});

describe("the outcome of a charge", () => {
  const recordBilled = (attempt: number): OrderCommand => ({ type: "RecordBilled", attempt, chargedCents: price.chargeCents, at });
  const recordFailed = (attempt: number, nextAttemptAt?: string): OrderCommand => ({
    type: "RecordPaymentFailed",
    attempt,
    code: "insufficient-funds",
    at,
    ...(nextAttemptAt ? { nextAttemptAt } : {}),
  });

  it("bills the order with what of it is food, delivery and tax", () => {
    const outcome = given(order, upTo.billing).when(recordBilled(1));
    outcome.thenEvents(billed());
    outcome.thenState({ status: "billed", refundedCents: 0 });
  });

  it("sends it back to wait for another attempt after a soft decline", () => {
    const outcome = given(order, upTo.billing).when(recordFailed(1, later));
    outcome.thenEvents(paymentFailed(1, later));
    outcome.thenState({ status: "locked", attempts: 1, nextAttemptAt: later, firstAttemptAt: at });
  });

  it("lets it wait for another card after one was declined for good", () => {
    const declined = { type: "RecordPaymentFailed", attempt: 1, code: "insufficient-funds", hard: true, nextAttemptAt: later, at } as const;
    const outcome = given(order, upTo.billing).when(declined);
    outcome.thenEvents(paymentFailed(1, later, true));
    outcome.thenState({ status: "locked", unpaid: { code: "insufficient-funds", hard: true }, nextAttemptAt: later });
  });

  it("ends it unpaid when no other attempt follows", () => {
    const outcome = given(order, upTo.billing).when(recordFailed(1));
    outcome.thenEvents(paymentFailed(1), failed("payment"));
    outcome.thenState({ status: "failed", kind: "payment" });
  });

  it.each([recordBilled(2), recordFailed(2)])("of another attempt than the one under way is refused: $type", (command) => {
    given(order, upTo.billing).when(command).thenRefused("another-attempt-is-under-way", { attempt: 1 });
  });

  it.each(["billed", "delivered", "unpaid", "undelivered"] as const)(
    "that is already known changes nothing on an order that is %s",
    (stage) => {
      given(order, upTo[stage]).when(recordBilled(1)).thenNothing();
      given(order, upTo[stage]).when(recordFailed(1)).thenNothing();
    },
  );

  it.each(["open", "skipped", "locked"] as const)("cannot come for an order that is %s", (stage) => {
    given(order, upTo[stage])
      .when(recordBilled(1))
      .thenRefused("no-billing-under-way", { status: fold(order, upTo[stage]).status });
    given(order, upTo[stage]).when(recordFailed(1)).thenRefused("no-billing-under-way");
  });

  it("writes down each tax that was paid, by its code", () => {
    const taxes = [{ code: "HST", ppm: 130_000, baseCents: cents(1000), cents: cents(130) }] as const;
    const taxed = { ...price, discountedFoodCents: cents(price.discountedFoodCents - 130), taxes };
    const past: OrderEvent[] = [
      orderGenerated,
      { type: "OrderLocked", data: { price: { ...taxed, taxes: [...taxed.taxes] }, lockedAt: at } },
    ];
    expect(
      given(order, [...past, billingStarted()])
        .when(recordBilled(1))
        .events.at(-1),
    ).toMatchObject({
      data: { taxes: [{ code: "HST", cents: 130 }] },
    });
  });

  it("cannot come for an attempt that never began", () => {
    given(order, upTo.billed).when(recordBilled(2)).thenRefused("no-billing-under-way");
  });
});

describe("a delivery", () => {
  const retryAt = "2027-02-07T12:00:00.000Z";
  const fail = (retry?: string): OrderCommand => ({
    type: "RecordDeliveryFailed",
    code: "nobody-home",
    at,
    ...(retry ? { retryAt: retry } : {}),
  });

  it("is recorded once", () => {
    const outcome = given(order, upTo.billed).when({ type: "RecordDelivered", at: calendar.deliveryUntil });
    outcome.thenEvents(delivered);
    outcome.thenState({ status: "delivered", deliveredAt: calendar.deliveryUntil });
    given(order, outcome.events).when({ type: "RecordDelivered", at: calendar.deliveryUntil }).thenNothing();
  });

  it.each(stages("billed", "delivered"))("of an order that is %s is refused", (stage) => {
    const { status } = fold(order, upTo[stage]);
    given(order, upTo[stage]).when({ type: "RecordDelivered", at: calendar.deliveryUntil }).thenRefused("order-not-billed", { status });
  });

  it("is under way once, between two instants at which it is expected, and again after it failed", () => {
    const { deliveryFrom: expectedFrom, deliveryUntil: expectedUntil } = calendar;
    const go: OrderCommand = { type: "RecordOutForDelivery", expectedFrom, expectedUntil, at: expectedFrom };
    given(order, upTo.billed).when(go).thenEvents(out);
    given(order, [...upTo.billed, out])
      .when(go)
      .thenNothing();
    given(order, [...upTo.billed, out, failedToDeliver(retryAt)])
      .when(go)
      .thenEvents(out);
  });

  it.each(stages("billed"))("does not set out for an order that is %s", (stage) => {
    const { status } = fold(order, upTo[stage]);
    const go: OrderCommand = { type: "RecordOutForDelivery", expectedFrom: at, expectedUntil: at, at };
    given(order, upTo[stage]).when(go).thenRefused("order-not-billed", { status });
  });

  it("that failed is tried again, free of charge", () => {
    const outcome = given(order, upTo.billed).when(fail(retryAt));
    outcome.thenEvents(failedToDeliver(retryAt));
    outcome.thenState({ status: "billed", retries: 1 });
    given(order, outcome.events).when({ type: "RecordDelivered", at: retryAt }).thenState({ status: "delivered" });
  });

  it("that failed is not delivered by a report on the journey that failed", () => {
    const failedOnce = given(order, [...upTo.billed, failedToDeliver(retryAt)]);
    failedOnce.when({ type: "RecordDelivered", retries: 0, at: retryAt }).thenNothing();
    failedOnce
      .when({ type: "RecordDelivered", retries: 1, at: retryAt })
      .thenEvents({ type: "OrderDelivered", data: { deliveredAt: retryAt } });
  });

  it("that failed twice ends the order, even if a further time is offered", () => {
    const outcome = given(order, [...upTo.billed, failedToDeliver(retryAt)]).when(fail("2027-02-08T12:00:00.000Z"));
    outcome.thenEvents(failedToDeliver(), failed("delivery"));
    outcome.thenState({ status: "failed", kind: "delivery" });
  });

  it("that failed, reported again by a caller who got no answer, is the same failure", () => {
    const failedOnce = given(order, [...upTo.billed, failedToDeliver(retryAt)]);
    failedOnce.when({ ...fail(retryAt), retries: 0 } as OrderCommand).thenNothing();
    failedOnce.when({ ...fail(), retries: 1 } as OrderCommand).thenEvents(failedToDeliver(), failed("delivery"));
    given(order, upTo.billed)
      .when({ ...fail(retryAt), retries: 0 } as OrderCommand)
      .thenEvents(failedToDeliver(retryAt));
  });

  it("that failed without another time for it ends the order", () => {
    given(order, upTo.billed).when(fail()).thenEvents(failedToDeliver(), failed("delivery"));
  });

  it.each(stages("billed"))("cannot fail for an order that is %s", (stage) => {
    given(order, upTo[stage])
      .when(fail())
      .thenRefused("order-not-billed", { status: fold(order, upTo[stage]).status });
  });
});

it("throws on an unknown command", () => {
  const { state } = given(order, upTo.billed).when(start());
  expect(() => order.decide({ type: "Surprise" } as never, state)).toThrow("unexpected");
});
