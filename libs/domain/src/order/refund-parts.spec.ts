import { orderGenerated, otherRefundId, priceOf, recipe, refundId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import {
  additionBilled,
  additionBilling,
  additionId,
  additionStarted,
  at,
  billed,
  billingStarted,
  jam,
  upTo,
} from "../../testing/order-stages.ts";
import { fold } from "../kernel/log/decider.ts";
import { cents } from "../kernel/money.ts";
import { nothingBack } from "../pricing/refund.ts";
import type { RefundAsked } from "../pricing/refund-asked.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const amounts = { ...nothingBack, foodCents: cents(100), totalCents: cents(100), cardCents: cents(100) };
const units = (sku: string, quantity = 1, more: Partial<RefundAsked> = {}): RefundAsked => ({
  lines: [{ sku, quantity }],
  deliveryFee: false,
  ...more,
});
const one = units("RTC-0001");
const fee: RefundAsked = { lines: [], deliveryFee: true };
const refund = (asked: RefundAsked, more: object = {}): OrderCommand =>
  ({
    type: "RefundOrder",
    refundId,
    ...asked,
    amounts,
    reason: "damaged",
    by: "staff-1",
    needsApproval: false,
    at,
    ...more,
  }) as OrderCommand;
const approve = (more: object = {}): OrderCommand => ({ type: "ApproveRefund", refundId, amounts, by: "staff-2", at, ...more });
const decline: OrderCommand = { type: "DeclineRefund", refundId, by: "staff-2", at };

const data = (asked: RefundAsked) => ({ refundId, ...asked, lines: [...asked.lines], amounts, reason: "damaged" });
const refunded = (asked: RefundAsked, id = refundId): OrderEvent => ({
  type: "OrderRefunded",
  data: { ...data(asked), refundId: id, refundedAt: at },
});
const requested: OrderEvent = { type: "RefundRequested", data: { ...data(one), requestedBy: "staff-1", requestedAt: at } };

/** Two of one recipe, one of another, and jam both beside a recipe and on a line of its own. */
const held = [recipe(1, 2), recipe(2), { ...jam, pairedWith: "RTC-0001" }, jam];
const paid: readonly OrderEvent[] = [
  { ...orderGenerated, data: { ...orderGenerated.data, lines: held } },
  { type: "OrderLocked", data: { price: { ...priceOf(held), deliveryFeeCents: cents(799) }, lockedAt: at } },
  billingStarted(),
  billed(),
];

describe("a refund of an order", () => {
  it("is written down as it was asked for, at once or as a request", () => {
    given(order, upTo.billed).when(refund(one)).thenEvents(refunded(one));
    given(order, upTo.billed)
      .when(refund(one, { needsApproval: true }))
      .thenEvents(requested);
  });

  it.each<[string, RefundAsked, readonly OrderEvent[], Record<string, unknown>]>([
    ["two units of one", units("RTC-0002", 2), [], { sku: "RTC-0002" }],
    ["a third unit of two", units("RTC-0001"), [refunded(units("RTC-0001", 2), otherRefundId)], { sku: "RTC-0001" }],
    ["no unit", units("RTC-0001", 0), [], { sku: "RTC-0001" }],
    ["what is not on it", units("RTC-0009"), [], { sku: "RTC-0009" }],
    ["one line named twice", { lines: [...one.lines, ...one.lines], deliveryFee: false }, [], { sku: "RTC-0001" }],
    ["the fee a second time", fee, [refunded(fee, otherRefundId)], { fee: 799 }],
  ])("never gives back %s", (_, asked, before, details) => {
    const past = [...paid, ...before];
    given(order, past).when(refund(asked)).thenRefused("refund-exceeds-order", details);
  });

  it("gives back the last unit, and one of each of two lines with the same item", () => {
    const past = [...paid, refunded(units("RTC-0001"), otherRefundId)];
    given(order, past).when(refund(one)).thenEvents(refunded(one));
    const both = {
      lines: [
        { sku: "MKT-0001", quantity: 2 },
        { sku: "MKT-0001", pairedWith: "RTC-0001", quantity: 2 },
      ],
      deliveryFee: false,
    };
    given(order, past).when(refund(both)).thenEvents(refunded(both));
  });

  it.each([0, -1])("of %d cents is refused", (totalCents) => {
    given(order, upTo.billed)
      .when(refund(one, { amounts: { ...amounts, totalCents } }))
      .thenRefused("refund-exceeds-order", { left: 0 });
  });

  it("of one cent is given", () => {
    const cent = { ...nothingBack, foodCents: 1, totalCents: 1, cardCents: 1 };
    given(order, upTo.billed)
      .when(refund(one, { amounts: cent }))
      .thenState({ refundedCents: 1 });
  });

  it.each(["open", "skipped", "locked", "billing", "unpaid"] as const)("needs money that was paid: not for one that is %s", (stage) => {
    const { status } = fold(order, upTo[stage]);
    for (const command of [refund(one), approve(), decline])
      given(order, upTo[stage]).when(command).thenRefused("order-not-billed", { status });
  });
});

describe("a refund of late additions", () => {
  const additions = [...upTo.billed, additionStarted, additionBilling(), additionBilled];
  const asked = units("MKT-0001", 2, { additionId });

  it("concerns their own lines, of which none is the order's", () => {
    given(order, additions).when(refund(asked)).thenEvents(refunded(asked));
    given(order, additions)
      .when(refund(units("RTC-0001", 1, { additionId })))
      .thenRefused("refund-exceeds-order", { sku: "RTC-0001" });
    given(order, additions)
      .when(refund(units("MKT-0001", 2)))
      .thenRefused("refund-exceeds-order", { sku: "MKT-0001" });
    given(order, [...additions, refunded(asked, otherRefundId)])
      .when(refund(asked))
      .thenRefused("refund-exceeds-order");
    given(order, [...additions, refunded(asked, otherRefundId)])
      .when(refund(one))
      .thenEvents(refunded(one));
  });

  it("has no fee to give back: the box came anyway", () => {
    given(order, additions)
      .when(refund({ ...fee, additionId }))
      .thenRefused("refund-exceeds-order", { fee: 0 });
  });

  it("needs additions that are paid", () => {
    given(order, upTo.billed).when(refund(asked)).thenRefused("refund-not-found");
    given(order, [...upTo.billed, additionStarted])
      .when(refund(asked))
      .thenRefused("refund-not-found");
  });
});

describe("a refund that waits for a second person", () => {
  const past = [...upTo.billed, requested];

  it("is asked for once", () => {
    given(order, past)
      .when(refund(one, { needsApproval: true }))
      .thenNothing();
    given(order, past).when(refund(one)).thenNothing();
  });

  it("is recorded with the person who approved it, for its amount by then", () => {
    const now = { ...amounts, foodCents: cents(99), totalCents: cents(99), cardCents: cents(99) };
    given(order, past)
      .when(approve({ amounts: now }))
      .thenEvents({ type: "OrderRefunded", data: { ...data(one), amounts: now, approvedBy: "staff-2", refundedAt: at } });
  });

  it("is refused when a different refund has given it back since, or nothing is left of it", () => {
    given(order, [...past, refunded(one, otherRefundId)])
      .when(approve())
      .thenRefused("refund-exceeds-order", { sku: "RTC-0001" });
    given(order, past)
      .when(approve({ amounts: nothingBack }))
      .thenRefused("refund-exceeds-order", { left: 0 });
  });

  it("cannot be approved by the person who asked for it, but may be declined by any, once", () => {
    given(order, past)
      .when(approve({ by: "staff-1" }))
      .thenRefused("second-person-needed");
    const declined: OrderEvent = { type: "RefundDeclined", data: { refundId, declinedBy: "staff-2", declinedAt: at } };
    given(order, past).when(decline).thenEvents(declined);
    given(order, [...past, declined])
      .when(decline)
      .thenNothing();
    given(order, upTo.billed).when(approve()).thenRefused("refund-not-found");
  });
});
