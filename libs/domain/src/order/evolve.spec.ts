import { calendar, orderGenerated, otherRefundId, price, recipe, refundId, slot } from "../../testing/examples.ts";
import {
  additionBilled,
  additionBilling,
  additionDropped,
  additionFailed,
  additionId,
  additionPriceOf,
  additionStarted,
  at,
  billed,
  billingStarted,
  delivered,
  deliveryFailed,
  failed,
  jam,
  locked,
  out,
  paymentFailed,
  type Stage,
  skipped,
  upTo,
} from "../../testing/order-stages.ts";
import { fold } from "../kernel/log/decider.ts";
import { cents } from "../kernel/money.ts";
import { addHours, addMinutes, msBetween } from "../kernel/time.ts";
import { nothingBack } from "../pricing/refund.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";
import type { PaidOrder } from "./state.ts";

const later = addHours(at, 4);
const skippedAt = orderGenerated.data.generatedAt;
const unskippedAt = "2027-01-22T00:00:00.000Z";
const unskipped: OrderEvent = { type: "OrderUnskipped", data: { unskippedAt } };
const after = (...events: readonly OrderEvent[]) => fold(order, events);

/** The part of the example's order that every state holds. */
const { inputs: _i, zoneTableVersion: _z, generatedAt: _g, skipped: _s, ...made } = orderGenerated.data;
const base = { ...made, version: 0 };
const charge = { price, lockedAt: calendar.lockAt };
const unpaid = { code: "insufficient-funds", hard: false };
const unpaidYet = { changes: {}, refundedCents: 0, additions: {}, refunds: {}, requests: {}, retries: 0 };
const paidYet = { ...unpaidYet, billedAt: at };

/** The time for which the week of the examples was skipped. */
const skippedMs = msBetween(skippedAt, unskippedAt);

describe("the state of an order, whole", () => {
  it.each<[string, readonly OrderEvent[], object]>([
    ["open", upTo.open, { ...base, status: "open" }],
    ["skipped", upTo.skipped, { ...base, status: "skipped", version: 1, skippedAt, skippedSince: skippedAt }],
    ["asked for again", [...upTo.skipped, unskipped], { ...base, status: "open", version: 2, keptAt: unskippedAt, skippedAt, skippedMs }],
    ["locked", upTo.locked, { ...base, ...charge, status: "locked", attempts: 0 }],
    ["being charged", upTo.billing, { ...base, ...charge, status: "billing", attempts: 1, firstAttemptAt: at }],
    [
      "waiting for another attempt",
      [...upTo.billing, paymentFailed(1, later)],
      { ...base, ...charge, status: "locked", attempts: 1, firstAttemptAt: at, unpaid, nextAttemptAt: later },
    ],
    [
      "waiting for another card",
      [...upTo.billing, paymentFailed(1, later, true)],
      { ...base, ...charge, status: "locked", attempts: 1, firstAttemptAt: at, unpaid: { ...unpaid, hard: true }, nextAttemptAt: later },
    ],
    [
      "being charged again",
      [...upTo.billing, paymentFailed(1, later), billingStarted(2, later)],
      { ...base, ...charge, status: "billing", attempts: 2, firstAttemptAt: at, unpaid },
    ],
    [
      "billed in the end",
      [...upTo.billing, paymentFailed(1, later), billingStarted(2, later), billed(2)],
      { ...base, ...charge, ...paidYet, status: "billed", attempts: 2, firstAttemptAt: at },
    ],
    ["billed", upTo.billed, { ...base, ...charge, ...paidYet, status: "billed", attempts: 1, firstAttemptAt: at }],
    [
      "delivered",
      upTo.delivered,
      { ...base, ...charge, ...paidYet, status: "delivered", attempts: 1, firstAttemptAt: at, deliveredAt: calendar.deliveryUntil },
    ],
    [
      "unpaid",
      upTo.unpaid,
      { ...base, ...charge, ...unpaidYet, status: "failed", kind: "payment", attempts: 1, firstAttemptAt: at, unpaid },
    ],
    [
      "short of the minimum",
      [...upTo.open, { type: "OrderMinimumNotMet", data: { foodCents: cents(1), minimumCents: cents(5900), judgedAt: at } }],
      { ...base, status: "minimum-not-met" },
    ],
  ])("that is %s", (_, events, expected) => {
    expect(after(...events)).toStrictEqual(expected);
  });

  it("made during a pause is skipped because of it", () => {
    const paused: OrderEvent = { ...orderGenerated, data: { ...orderGenerated.data, skipped: true } };
    expect(after(paused)).toStrictEqual({ ...base, status: "skipped", because: "paused", skippedSince: orderGenerated.data.generatedAt });
  });

  it("keeps the longest time for which it was skipped until it was asked for, whether since it was made or later", () => {
    const [since, week, later] = ["2027-02-01T12:00:00.000Z", "2027-02-08T12:00:00.000Z", "2027-02-08T12:00:01.000Z"];
    const made: OrderEvent = { ...orderGenerated, data: { ...orderGenerated.data, skipped: true, generatedAt: since } };
    const wanted = (unskippedAt: string, resumed?: true): OrderEvent => ({
      type: "OrderUnskipped",
      data: { ...(resumed && { resumed }), unskippedAt },
    });
    const again: readonly OrderEvent[] = [{ type: "OrderSkipped", data: { skippedAt: week } }, wanted(later)];
    expect(after(made, wanted(week), ...again)).toMatchObject({ skippedMs: 7 * 24 * 3_600_000 });
    expect(after(made, wanted(week, true), ...again)).toMatchObject({ skippedMs: 1_000 });
  });

  it("remembers until the end that the week was asked for", () => {
    expect(after(...upTo.skipped, unskipped, locked, billingStarted(), billed(), delivered)).toMatchObject({
      keptAt: unskippedAt,
      version: 2,
    });
  });

  it("keeps the reason for a skip, the one that was given last", () => {
    const away: OrderEvent = { type: "OrderSkipped", data: { because: "away", skippedAt: at } };
    const explained: OrderEvent = { type: "OrderSkipExplained", data: { because: "budget", explainedAt: at } };
    expect(after(orderGenerated, away)).toMatchObject({ because: "away", version: 1 });
    expect(after(orderGenerated, away, explained)).toMatchObject({ status: "skipped", because: "budget", version: 1 });
  });

  it("holds the lines of the last edit", () => {
    const edited: OrderEvent = { type: "OrderEdited", data: { lines: [recipe(4)], editingSession: "session-1", editedAt: at } };
    expect(after(orderGenerated, edited)).toStrictEqual({ ...base, status: "open", lines: [recipe(4)], version: 1 });
  });

  it("counts a move and a code as changes of its version", () => {
    const to = { ...slot, weekday: 4 } as const;
    const moved: OrderEvent = {
      type: "OrderDeliveryChanged",
      data: { region: "on", slot: to, calendar, zoneTableVersion: "2026f", lines: [recipe(1)], removed: ["RTC-0002"], changedAt: at },
    };
    const grants = [{ kind: "fixed", type: "discount_code", name: "RETOUR20", cents: cents(2000) }] as const;
    const coded: OrderEvent = { type: "OrderDiscountsChanged", data: { grants: [...grants], changedAt: at } };
    expect(after(orderGenerated, moved, coded)).toStrictEqual({
      ...base,
      status: "open",
      slot: to,
      lines: [recipe(1)],
      missing: 2,
      grants,
      version: 2,
    });
  });
});

describe("the journey of a box", () => {
  const journey = { at: calendar.deliveryFrom, expectedFrom: calendar.deliveryFrom, expectedUntil: calendar.deliveryUntil };

  it("begins when it goes out, ends when it comes back, and begins again", () => {
    expect(after(...upTo.billed, out)).toMatchObject({ status: "billed", out: journey });
    const back = after(...upTo.billed, out, deliveryFailed);
    expect(back).toMatchObject({ status: "billed", retries: 1 });
    expect(back).not.toHaveProperty("out");
    expect(after(...upTo.billed, out, deliveryFailed, out)).toMatchObject({ out: journey, retries: 1 });
    expect(after(...upTo.billed, out, delivered)).toMatchObject({ status: "delivered", out: journey });
  });
});

describe("late additions to a paid order", () => {
  const addition = { lines: [jam], price: additionPriceOf([jam]), heldUntil: addMinutes(at, 15) };

  it.each<[string, readonly OrderEvent[], object]>([
    ["put together", [], { status: "open", attempts: 0 }],
    ["being charged", [additionBilling()], { status: "billing", attempts: 1 }],
    ["declined", [additionBilling(), additionFailed], { status: "open", attempts: 1, failure: "card_declined" }],
    [
      "paid",
      [additionBilling(), additionBilled],
      { status: "billed", attempts: 1, billedAt: at, foodBeforeCents: price.discountedFoodCents },
    ],
    ["dropped", [additionDropped], { status: "dropped", attempts: 0 }],
  ])("is %s, and stays so when the box is delivered or fails", (_, events, expected) => {
    for (const end of [[], [delivered], [deliveryFailed, failed("delivery")]])
      expect(after(...upTo.billed, additionStarted, ...events, ...end)).toHaveProperty("additions", {
        [additionId]: { ...addition, ...expected },
      });
  });

  it("and what is given back is kept, with or without the box", () => {
    const asked = { refundId, lines: [], deliveryFee: true, amounts: { ...nothingBack, totalCents: cents(799) }, reason: "late" };
    const requested = {
      type: "RefundRequested",
      data: { ...asked, requestedBy: "staff-1", requestedAt: at },
    } as const satisfies OrderEvent;
    const refunded: OrderEvent = { type: "OrderRefunded", data: { ...asked, refundedAt: at } };
    const { refundId: _, ...kept } = asked;
    expect(after(...upTo.billed, requested)).toMatchObject({
      requests: { [refundId]: { ...kept, requestedBy: "staff-1" } },
      refundedCents: 0,
    });
    const other: OrderEvent = { ...requested, data: { ...requested.data, refundId: otherRefundId } };
    const declined: OrderEvent = { type: "RefundDeclined", data: { refundId, declinedBy: "staff-2", declinedAt: at } };
    for (const end of [declined, refunded])
      expect(Object.keys((after(...upTo.billed, requested, other, end) as PaidOrder).requests)).toEqual([otherRefundId]);
    for (const events of [
      [requested, refunded],
      [requested, delivered, refunded],
      [requested, refunded, deliveryFailed, failed("delivery")],
    ] as const) {
      const state = after(...upTo.billed, ...events);
      expect(state).toMatchObject({ refundedCents: 799, refunds: { [refundId]: { ...kept, refundedAt: at } } });
      expect(state).toHaveProperty("requests", {});
    }
  });
});

describe("an event that cannot follow leaves the order as it is", () => {
  it.each<[Stage, OrderEvent]>([
    ["open", { type: "OrderSkipExplained", data: { because: "away", explainedAt: at } }],
    ["open", billed()],
    ["skipped", additionStarted],
    ["locked", additionStarted],
    ["billing", out],
    ["delivered", out],
    ["delivered", deliveryFailed],
    ["undelivered", out],
    ["billed", additionBilled],
    ["billed", additionDropped],
  ])("%s: %j", (stage, event) => {
    expect(after(...upTo[stage], event)).toStrictEqual(after(...upTo[stage]));
  });

  it.each([skipped, locked, billed(), additionStarted])("before there is one: $type", (event) => {
    expect(after(event)).toEqual({ status: "none" });
  });

  it("but throws on an unknown one", () => {
    expect(() => after(...upTo.billed, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
  });
});
