import { calendar, orderGenerated, price, recipe, refundId } from "../../../testing/examples.ts";
import { given } from "../../../testing/given.ts";
import { additionId, additionPriceOf, at, deliveryFailed, jam, otherAdditionId, out, upTo } from "../../../testing/order-stages.ts";
import { cents } from "../../kernel/money.ts";
import { addMinutes } from "../../kernel/time.ts";
import { nothingBack } from "../../pricing/refund.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import type { OrderCommand } from "../commands.ts";
import { order } from "../decider.ts";
import type { OrderEvent } from "../events.ts";
import { type PaidOrder, unitsInBox } from "../state.ts";

const more: OrderLine = { ...recipe(1), options: [{ id: "more", kind: "larger-protein", centsPerServing: cents(349) }], upgrade: true };

const start = (added: readonly OrderLine[] = [jam], id = additionId, receivedAt = at): OrderCommand => ({
  type: "StartAddition",
  additionId: id,
  lines: added,
  price: additionPriceOf(added),
  heldUntil: addMinutes(receivedAt, 15),
  receivedAt,
});
const bill = (id = additionId, receivedAt = at): OrderCommand => ({ type: "StartAdditionBilling", additionId: id, receivedAt });
const paid = (attempt = 1): OrderCommand => ({ type: "RecordAdditionBilled", additionId, attempt, at });
const declined = (attempt = 1): OrderCommand => ({ type: "RecordAdditionPaymentFailed", additionId, attempt, code: "card_declined", at });

function after(...commands: readonly OrderCommand[]): readonly OrderEvent[] {
  let events: readonly OrderEvent[] = upTo.billed;
  for (const command of commands) events = given(order, events).when(command).events;
  return events;
}

describe("late additions", () => {
  it("are put together once, with their price and until when their stock is held", () => {
    const started = given(order, upTo.billed).when(start());
    expect(started.events.at(-1)).toMatchObject({
      type: "LateAdditionStarted",
      data: { additionId, lines: [jam], heldUntil: addMinutes(at, 15) },
    });
    given(order, started.events).when(start()).thenNothing();
  });

  it("are accepted until 12:00 two days before the delivery, and not at that instant", () => {
    const until = calendar.lateAdditionsUntil;
    given(order, upTo.billed)
      .when(start([jam], additionId, addMinutes(until, -1)))
      .thenState({ status: "billed" });
    given(order, upTo.billed)
      .when(start([jam], additionId, until))
      .thenRefused("additions-past-cutoff", { receivedAt: until, cutoffAt: until });
    given(order, after(start())).when(bill(additionId, until)).thenRefused("additions-past-cutoff");
  });

  it("are refused once all that was paid for the box was refunded, and not before", () => {
    const refund = (totalCents: number): OrderEvent => ({
      type: "OrderRefunded",
      data: {
        refundId,
        lines: [],
        deliveryFee: false,
        amounts: { ...nothingBack, totalCents: cents(totalCents) },
        reason: "",
        refundedAt: at,
      },
    });
    const whole = price.totalCents;
    for (const cents of [1, whole - 1])
      given(order, [...upTo.billed, refund(cents)])
        .when(start())
        .thenState({ status: "billed" });
    given(order, [...upTo.billed, refund(whole)])
      .when(start())
      .thenRefused("order-refunded");
    given(order, [...after(start()), refund(whole)])
      .when(bill())
      .thenRefused("order-refunded");
    // A paid addition is a part of it.
    const added = [...after(start(), bill(), paid()), refund(whole)];
    given(order, added)
      .when(start([jam], otherAdditionId))
      .thenState({ status: "billed" });
  });

  it.each([
    ["has left", [out]],
    ["has left and came back", [out, deliveryFailed]],
  ])("are refused once the box %s, whenever the request was received", (_, since) => {
    given(order, [...upTo.billed, ...since])
      .when(start())
      .thenRefused("additions-past-cutoff");
    given(order, [...after(start()), ...since])
      .when(bill())
      .thenRefused("additions-past-cutoff");
  });

  it("need an order that is paid, something to add, and for more of a recipe that recipe", () => {
    given(order, [orderGenerated]).when(start()).thenRefused("additions-closed", { status: "open" });
    given(order, upTo.billed).when(start([])).thenRefused("nothing-to-add");
    given(order, upTo.billed)
      .when(start([{ ...more, sku: "RTC-0099" }]))
      .thenRefused("item-not-on-order", { sku: "RTC-0099" });
  });

  it("that are started again replace unpaid ones, except one whose payment is under way", () => {
    const again = given(order, after(start())).when(start([jam], otherAdditionId));
    expect(again.events.slice(-2).map((event) => event.type)).toEqual(["LateAdditionDropped", "LateAdditionStarted"]);
    given(order, after(start(), bill()))
      .when(start([jam], otherAdditionId))
      .thenRefused("addition-under-way");
    given(order, again.events).when(bill()).thenRefused("addition-dropped");
  });

  it("are paid once, and count for the box from then on", () => {
    const events = after(start([jam, more]), bill(), paid());
    given(order, events).when(paid()).thenNothing();
    given(order, events).when(bill()).thenNothing();
    given(order, events)
      .when(start([jam, more]))
      .thenNothing();
    const state = events.reduce(order.evolve, order.initialState) as PaidOrder;
    expect(unitsInBox(state).get("MKT-0001")).toBe(2);
    expect(unitsInBox(state).get("RTC-0001")).toBe(1);
  });

  it("that were declined may be paid with another card, each attempt counted", () => {
    const events = after(start(), bill(), declined());
    given(order, events).when(declined()).thenNothing();
    const second = given(order, events).when(bill());
    expect(second.events.at(-1)).toMatchObject({ data: { attempt: 2 } });
    given(order, second.events)
      .when(paid(2))
      .thenState({ additions: { [additionId]: { status: "billed", attempts: 2 } } });
  });

  it("are dropped when they are sold out, but not once a payment is under way", () => {
    const drop: OrderCommand = { type: "DropAddition", additionId, because: "sold-out", at };
    const dropped = given(order, after(start())).when(drop);
    given(order, dropped.events).when(drop).thenNothing();
    given(order, after(start(), bill())).when(drop).thenRefused("addition-under-way");
    given(order, upTo.billed).when(drop).thenRefused("addition-not-found");
  });
});

describe("the price of late additions", () => {
  it("is the tier that the whole box reaches, without codes or a delivery fee", () => {
    const added = [recipe(4), recipe(5)];
    expect(additionPriceOf(added)).toMatchObject({ foodCents: 2 * 2 * 1275, totalCents: 2 * 2 * 1275, chargeCents: 2 * 2 * 1275 });
  });

  it("of more protein is its options alone", () => {
    expect(additionPriceOf([more]).foodCents).toBe(2 * 349);
  });
});
