import { accountId, calendar, orderGenerated, orderId, price } from "../../testing/examples.ts";
import { orderCalendar } from "../calendar/calendar.ts";
import { cents } from "../kernel/money.ts";
import { addMinutes } from "../kernel/time.ts";
import type { PointsEvent } from "../points/events.ts";
import { nothingBack } from "../pricing/refund.ts";
import { orderTimer } from "./due.ts";
import type { OrderEvent } from "./events.ts";

const { lockAt, billingAt, deliveryFrom, deliveryUntil } = calendar;
const movedTo = orderCalendar(orderGenerated.data.week, 5, "17-22", "America/Toronto");
const resumeAt = addMinutes(billingAt, 2);
const later = "2027-02-03T10:00:00.000Z";
type Event = OrderEvent | PointsEvent;
const events = {
  generated: orderGenerated,
  generatedSkipped: { ...orderGenerated, data: { ...orderGenerated.data, skipped: true } },
  skipped: { type: "OrderSkipped", data: { skippedAt: lockAt } },
  unskipped: { type: "OrderUnskipped", data: { unskippedAt: lockAt } },
  belowMinimum: { type: "OrderMinimumNotMet", data: { foodCents: cents(1), minimumCents: cents(5900), judgedAt: lockAt } },
  locked: { type: "OrderLocked", data: { price, lockedAt: lockAt } },
  lockedEarly: { type: "OrderLocked", data: { price, lockedAt: "2027-01-20T00:00:00.000Z" } },
  billing: { type: "OrderBillingStarted", data: { attempt: 1, chargeCents: cents(1), startedAt: billingAt } },
  declined: { type: "OrderPaymentFailed", data: { attempt: 1, code: "soft", nextAttemptAt: later, failedAt: billingAt } },
  declinedForGood: { type: "OrderPaymentFailed", data: { attempt: 1, code: "hard", failedAt: billingAt } },
  failed: { type: "OrderFailed", data: { kind: "payment", failedAt: later } },
  billed: {
    type: "OrderBilled",
    data: {
      attempt: 1,
      chargedCents: cents(1),
      promotionalCents: cents(0),
      purchasedCents: cents(0),
      foodCents: cents(1),
      deliveryFeeCents: cents(0),
      taxes: [],
      billedAt: billingAt,
    },
  },
  notDelivered: { type: "OrderDeliveryFailed", data: { code: "nobody-home", retryAt: later, failedAt: billingAt } },
  out: { type: "OrderOutForDelivery", data: { expectedFrom: deliveryFrom, expectedUntil: deliveryUntil, outAt: deliveryFrom } },
  moved: {
    type: "OrderDeliveryChanged",
    data: {
      region: "on",
      slot: { ...orderGenerated.data.slot, weekday: 5, window: "17-22" },
      calendar: movedTo,
      zoneTableVersion: "2026f",
      lines: [],
      removed: [],
      changedAt: billingAt,
    },
  },
  adding: { type: "LateAdditionBillingStarted", data: { additionId: orderId, attempt: 1, chargeCents: cents(1), startedAt: billingAt } },
  changing: {
    type: "FirstOrderChangeStarted",
    data: { changeId: orderId, lines: [], price, difference: nothingBack, startedAt: billingAt },
  },
  changed: { type: "FirstOrderChanged", data: { changeId: orderId, lines: [], price, difference: nothingBack, changedAt: billingAt } },
  added: { type: "LateAdditionPaymentFailed", data: { additionId: orderId, attempt: 1, code: "declined", failedAt: billingAt } },
  delivered: { type: "OrderDelivered", data: { deliveredAt: later } },
  earned: { type: "PointsPending", data: { orderId, by: "order", points: 83, earnedAt: billingAt } },
  matured: { type: "PointsMatured", data: { orderId, points: 83, maturedAt: later } },
  forfeited: { type: "PointsForfeited", data: { orderId, points: 83, forfeitedAt: later } },
} as const satisfies Record<string, Event>;
type Name = keyof typeof events;

/** The due thing after some events, and the points of the order. */
function waitingAfter(...names: readonly Name[]) {
  const { ignores, subjects, evolve, dueOf } = orderTimer;
  let state: Parameters<typeof evolve>[0];
  for (const name of names) {
    const event: Event = events[name];
    expect(ignores as readonly string[]).not.toContain(event.type);
    const stream = event.type.startsWith("Points") ? `points-${accountId}` : `order-${orderId}`;
    const recorded = { stream, at: later, accountId, actor: { kind: "system", id: "test" } } as const;
    expect(subjects(event as Parameters<typeof subjects>[0], recorded)).toEqual([orderId]);
    state = evolve(state, event as Parameters<typeof evolve>[1], recorded);
  }
  return { ...nothing, ...dueOf(state!, orderId), pendingPoints: state!.pendingPoints };
}

const nothing = { kind: null, at: null, accountId, step: 0 };

describe("the timers of an order", () => {
  it.each([
    ["to be locked a minute after the cutoff", ["generated"], "cutoff", lockAt],
    ["nothing while it is skipped", ["generatedSkipped"], null, null],
    ["nothing once it is skipped", ["generated", "skipped"], null, null],
    ["to be locked after all when it is unskipped", ["generated", "skipped", "unskipped"], "cutoff", lockAt],
    ["nothing below the minimum", ["generated", "belowMinimum"], null, null],
    ["to be billed an hour after the cutoff", ["generated", "locked"], "billing", billingAt],
    [
      "to be billed once resumeAt with its sign-up is over, when it was locked there",
      ["generated", "lockedEarly"],
      "billing",
      "2027-01-20T00:02:00.000Z",
    ],
    ["to be tried again when an attempt failed", ["generated", "locked", "billing", "declined"], "billing", later],
    ["nothing when no attempt follows", ["generated", "locked", "billing", "declinedForGood", "failed"], null, null],
    ["to be sent on its way when its window begins", ["generated", "locked", "billing", "billed"], "dispatch", deliveryFrom],
    ["to be delivered once it is on its way", ["generated", "locked", "billing", "billed", "out"], "delivery", deliveryUntil],
    [
      "to be delivered again when the household was out",
      ["generated", "locked", "billing", "billed", "out", "notDelivered"],
      "dispatch",
      later,
    ],
    ["to be locked a minute after another cutoff when its day was changed", ["generated", "moved"], "cutoff", movedTo.lockAt],
    ["nothing once it is delivered", ["generated", "locked", "billing", "billed", "delivered"], null, null],
    ["a charge for additions without an answer, before its delivery", ["generated", "locked", "billed", "adding"], "addition", resumeAt],
    ["a charge for its change without an answer", ["generated", "locked", "billed", "changing"], "addition", resumeAt],
    ["its delivery again once the change is made", ["generated", "locked", "billed", "changing", "changed"], "dispatch", deliveryFrom],
    ["its delivery all the while, when a change cost nothing more", ["generated", "locked", "billed", "changed"], "dispatch", deliveryFrom],
    ["that charge even once it is delivered", ["generated", "locked", "billed", "adding", "out", "delivered"], "addition", resumeAt],
    [
      "its delivery again once the additions are paid",
      ["generated", "locked", "billed", "adding", "out", "added"],
      "delivery",
      deliveryUntil,
    ],
  ] as const)("is %s", (_, names, kind, at) => {
    expect(waitingAfter(...names)).toMatchObject({ kind, at, accountId });
  });

  it("is a charge whose answer never came, after some resumeAt", () => {
    const { kind, at } = waitingAfter("generated", "locked", "billing");
    expect(kind).toBe("billing");
    expect(at! > billingAt).toBe(true);
  });

  it("has another step each time, so that one wake-up differs from the next", () => {
    const first = waitingAfter("generated", "locked", "billing");
    const second = waitingAfter("generated", "locked", "billing", "declined");
    expect(second.step).toBe(first.step + 1);
  });
});

describe("the timers of points", () => {
  it("is nothing while the order may still be delivered", () => {
    expect(waitingAfter("generated", "locked", "billing", "billed", "earned")).toMatchObject({ kind: "dispatch", pendingPoints: 83 });
  });

  it.each([
    ["the order was delivered", ["generated", "locked", "billing", "billed", "earned", "delivered"]],
    ["they were written down after the delivery", ["generated", "locked", "billing", "billed", "delivered", "earned"]],
    ["the order ended without a box", ["generated", "locked", "billing", "earned", "declinedForGood", "failed"]],
  ] as const)("is to settle them at once when %s", (_, names) => {
    expect(waitingAfter(...names)).toMatchObject({ kind: "maturation", at: later });
  });

  it("is to settle them at its cutoff while it is skipped: that of the day it was moved to, whenever it was", () => {
    expect(waitingAfter("generated", "skipped", "earned")).toMatchObject({ kind: "maturation", at: lockAt });
    for (const names of [
      ["generated", "skipped", "earned", "moved"],
      ["generated", "skipped", "moved", "earned"],
    ] as const)
      expect(waitingAfter(...names)).toMatchObject({ kind: "maturation", at: movedTo.lockAt });
  });

  it.each(["matured", "forfeited"] as const)("is nothing once they are %s", (name) => {
    expect(waitingAfter("generated", "locked", "billing", "billed", "earned", "delivered", name)).toMatchObject({
      kind: null,
      at: null,
      pendingPoints: 0,
    });
  });
});
