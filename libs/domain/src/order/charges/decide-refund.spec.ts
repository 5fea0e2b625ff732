import { calendar, lines, orderGenerated, otherRefundId, plan, price, priceOf, recipe, refundId } from "../../../testing/examples.ts";
import { given } from "../../../testing/given.ts";
import { additionBilling, additionFailed, additionStarted } from "../../../testing/order-stages.ts";
import { cents } from "../../kernel/money.ts";
import { priceOrder } from "../../pricing/price-order.ts";
import { everythingLeft, refundAmounts } from "../../pricing/refund.ts";
import type { RefundAsked } from "../../pricing/refund-asked.ts";
import type { OrderPrice } from "../../pricing/vocabulary.ts";
import type { OrderCommand } from "../commands.ts";
import { order } from "../decider.ts";
import type { OrderEvent } from "../events.ts";
import { isBillingClosed } from "../standing.ts";
import type { Order, PaidOrder } from "../state.ts";

const { lockAt, billingAt: at } = calendar;

const billedWith = (of: OrderPrice, grants = orderGenerated.data.grants, held = lines): OrderEvent[] => [
  { ...orderGenerated, data: { ...orderGenerated.data, grants, lines: held } },
  { type: "OrderLocked", data: { price: of, lockedAt: lockAt } },
  { type: "OrderBillingStarted", data: { attempt: 1, chargeCents: of.chargeCents, startedAt: at } },
  {
    type: "OrderBilled",
    data: {
      attempt: 1,
      chargedCents: of.chargeCents,
      promotionalCents: of.promotionalCents,
      purchasedCents: of.purchasedCents,
      foodCents: of.discountedFoodCents,
      deliveryFeeCents: of.deliveryFeeCents,
      taxes: [],
      billedAt: at,
    },
  },
];
const billed = billedWith(price);
const delivered: OrderEvent[] = [...billed, { type: "OrderDelivered", data: { deliveredAt: at } }];
const undelivered: OrderEvent[] = [
  ...billed,
  { type: "OrderDeliveryFailed", data: { code: "lost", failedAt: at } },
  { type: "OrderFailed", data: { kind: "delivery", failedAt: at } },
];
const unpaid: OrderEvent[] = [
  ...billed.slice(0, 3),
  { type: "OrderPaymentFailed", data: { attempt: 1, code: "declined", failedAt: at } },
  { type: "OrderFailed", data: { kind: "payment", failedAt: at } },
];

const stateAfter = (events: readonly OrderEvent[]): PaidOrder =>
  events.reduce<Order>((state, event) => order.evolve(state, event), order.initialState) as PaidOrder;
const one: RefundAsked = { lines: [{ sku: "RTC-0001", quantity: 1 }], deliveryFee: false };

function refund(past: readonly OrderEvent[], asked: RefundAsked = one, more: Partial<OrderCommand> = {}): OrderCommand {
  const state = stateAfter(past);
  const amounts = isBillingClosed(state) ? refundAmounts(state, asked) : refundAmounts(stateAfter(billed), asked);
  return {
    type: "RefundOrder",
    refundId,
    ...asked,
    amounts,
    reason: "damaged",
    by: "staff-1",
    needsApproval: false,
    at,
    ...more,
  } as OrderCommand;
}

describe("a refund", () => {
  it.each([
    ["billed", billed],
    ["delivered", delivered],
    ["not delivered", undelivered],
  ])("gives back money of an order that is %s, line by line", (_, past) => {
    const outcome = given(order, past).when(refund(past));
    expect(outcome.events.at(-1)).toMatchObject({ type: "OrderRefunded", data: { refundId, ...one, reason: "damaged" } });
    outcome.thenState({ refundedCents: refundAmounts(stateAfter(past), one).totalCents });
  });

  it("is refused for an unpaid order", () => {
    given(order, unpaid).when(refund(unpaid)).thenRefused("order-not-billed");
    given(order, billed.slice(0, 2)).when(refund(billed)).thenRefused("order-not-billed");
  });

  it("is given once, however often it is asked for", () => {
    const once = given(order, billed).when(refund(billed)).events;
    given(order, once).when(refund(once)).thenNothing();
  });

  it("never gives back more units than were bought, of one line or another, or the fee twice", () => {
    const all = { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), deliveryFee: true };
    const once = given(order, billed).when(refund(billed, all)).events;
    for (const asked of [one, { lines: [], deliveryFee: true }])
      given(order, once)
        .when(refund(once, asked, { refundId: otherRefundId } as never))
        .thenRefused("refund-exceeds-order");
    given(order, billed)
      .when(refund(billed, { lines: [{ sku: "RTC-0001", quantity: 2 }], deliveryFee: false }))
      .thenRefused("refund-exceeds-order");
    given(order, billed)
      .when(refund(billed, { lines: [{ sku: "RTC-0999", quantity: 1 }], deliveryFee: false }))
      .thenRefused("refund-exceeds-order");
    given(order, billed)
      .when(refund(billed, { lines: [], deliveryFee: false }))
      .thenRefused("refund-exceeds-order");
  });

  it("above the limit waits for a second, different person", () => {
    const asked = given(order, billed).when(refund(billed, one, { needsApproval: true } as never));
    expect(asked.events.at(-1)?.type).toBe("RefundRequested");
    const amounts = refundAmounts(stateAfter(billed), one);
    const approve = (by: string): OrderCommand => ({ type: "ApproveRefund", refundId, amounts, by, at });
    given(order, asked.events).when(approve("staff-1")).thenRefused("second-person-needed");
    const approved = given(order, asked.events).when(approve("staff-2"));
    expect(approved.events.at(-1)).toMatchObject({ type: "OrderRefunded", data: { approvedBy: "staff-2", amounts } });
    approved.thenState({ requests: {} });
    given(order, approved.events).when(approve("staff-2")).thenNothing();
    given(order, approved.events).when({ type: "DeclineRefund", refundId, by: "staff-2", at }).thenRefused("refund-paid");
  });

  it("may be declined by a second person, and is gone then", () => {
    const asked = given(order, billed).when(refund(billed, one, { needsApproval: true } as never)).events;
    const declined = given(order, asked).when({ type: "DeclineRefund", refundId, by: "staff-2", at });
    declined.thenState({ requests: {}, refundedCents: 0 });
    given(order, declined.events)
      .when({ type: "ApproveRefund", refundId, amounts: refundAmounts(stateAfter(billed), one), by: "staff-2", at })
      .thenRefused("refund-not-found");
  });
});

describe("a refund while additions are charged", () => {
  const adding = [...billed, additionStarted, additionBilling()];
  const whole = () => everythingLeft(stateAfter(adding));

  it("is refused where it would leave nothing of a box that is still to come", () => {
    given(order, adding).when(refund(adding, whole())).thenRefused("addition-under-way");
    const first = given(order, adding).when(refund(adding)).events;
    given(order, first)
      .when(refund(first, everythingLeft(stateAfter(first)), { refundId: otherRefundId } as never))
      .thenRefused("addition-under-way");
    const ended = [...billed, additionStarted, additionBilling(), additionFailed];
    given(order, ended).when(refund(ended, whole())).thenState({ status: "billed" });
  });

  it("is not approved either, until they are paid or declined", () => {
    const asked = given(order, billed).when(refund(billed, whole(), { needsApproval: true } as never)).events;
    const approve: OrderCommand = {
      type: "ApproveRefund",
      refundId,
      amounts: refundAmounts(stateAfter(billed), whole()),
      by: "staff-2",
      at,
    };
    given(order, [...asked, additionStarted, additionBilling()])
      .when(approve)
      .thenRefused("addition-under-way");
    expect(
      given(order, [...asked, additionStarted, additionBilling(), additionFailed])
        .when(approve)
        .events.at(-1)?.type,
    ).toBe("OrderRefunded");
  });

  it("of an item, or of a box that was delivered or failed, is given", () => {
    for (const past of [adding, [...adding, ...delivered.slice(-1)], [...adding, ...undelivered.slice(-2)]])
      expect(
        given(order, past)
          .when(refund(past, past === adding ? one : whole()))
          .events.at(-1)?.type,
      ).toBe("OrderRefunded");
  });
});

describe("the amount of a refund", () => {
  const priced = (promotionalCredit: number, purchasedCredit: number) =>
    priceOrder({
      plan,
      lines: [...lines, { sku: "MKT-0001", kind: "market", quantity: 3, taxCategory: "snack", priceCents: cents(1_999) }],
      region: "qc",
      date: calendar.deliveryDate,
      firstWeek: false,
      discounts: [{ kind: "percentage", type: "percentage_discount", name: "MERCI10", ppm: 100_000 }],
      promotionalCredit: cents(promotionalCredit),
      purchasedCredit: cents(purchasedCredit),
    });

  it.each([
    [0, 0],
    [1_001, 0],
    [777, 3_333],
    [100_000, 0],
  ])(
    "adds up to the cent to what was paid, with %d and %d cents of balances, refunding its parts in any order",
    (promotional, purchased) => {
      const of = priced(promotional, purchased);
      const held = [
        ...lines,
        { sku: "MKT-0001", kind: "market" as const, quantity: 3, taxCategory: "snack" as const, priceCents: cents(1_999) },
      ];
      let past: readonly OrderEvent[] = billedWith(of, [], held);
      const parts = [...held.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku)), "fee"].reverse();
      const total = { foodCents: 0, deliveryFeeCents: 0, totalCents: 0, promotionalCents: 0, purchasedCents: 0, cardCents: 0 };
      parts.forEach((sku, i) => {
        const asked =
          sku === "fee" ? { lines: [], deliveryFee: of.deliveryFeeCents > 0 } : { lines: [{ sku, quantity: 1 }], deliveryFee: false };
        if (sku === "fee" && of.deliveryFeeCents === 0) return;
        const amounts = refundAmounts(stateAfter(past), asked);
        for (const name of Object.keys(total) as (keyof typeof total)[]) {
          expect(amounts[name]).toBeGreaterThanOrEqual(0);
          total[name] += amounts[name];
        }
        past = given(order, past).when(refund(past, asked, { refundId: `00000000-0000-4000-8000-0000000000${10 + i}` } as never)).events;
      });
      const { discountedFoodCents: foodCents, deliveryFeeCents, totalCents, promotionalCents, purchasedCents, chargeCents: cardCents } = of;
      expect(total).toEqual({ foodCents, deliveryFeeCents, totalCents, promotionalCents, purchasedCents, cardCents });
      expect(everythingLeft(stateAfter(past))).toEqual({ lines: [], deliveryFee: false });
    },
  );

  it("is the same for one unit of a line as for the other", () => {
    const held = [recipe(1, 2), recipe(2)];
    const past = billedWith(priceOf(held), [], held);
    const first = refundAmounts(stateAfter(past), one);
    expect(first).toMatchObject({ foodCents: 2790, totalCents: 2790, cardCents: 2790 });
    const after = given(order, past).when(refund(past)).events;
    expect(refundAmounts(stateAfter(after), one)).toEqual(first);
  });
});
