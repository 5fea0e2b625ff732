import { calendar, lines, price, priceOf, recipe, refundId } from "../../../testing/examples.ts";
import { given } from "../../../testing/given.ts";
import {
  additionBilled,
  additionBilling,
  additionId,
  additionStarted,
  delivered,
  deliveryFailed,
  jam,
  out,
  upTo,
} from "../../../testing/order-stages.ts";
import { idFrom } from "../../kernel/ids.ts";
import { cents, zero } from "../../kernel/money.ts";
import type { RefusalCode } from "../../kernel/refusals.ts";
import { addMs } from "../../kernel/time.ts";
import { nothingBack } from "../../pricing/refund.ts";
import { reprice } from "../../pricing/reprice.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import type { OrderCommand } from "../commands.ts";
import { order } from "../decider.ts";
import type { OrderEvent } from "../events.ts";
import type { Order, PaidOrder } from "../state.ts";
import { skippedReason, tooLate } from "./decide-change.ts";

const [generated, ...after] = upTo.billed;
/** The first order, paid at sign-up, days before its cutoff. */
const paid: readonly OrderEvent[] = [{ ...generated, data: { ...generated.data, firstOrder: true } }, ...after];
const changeId = idFrom("example", "change");
const early = addMs(calendar.cutoffAt, -86_400_000);
const noCredit = { promotionalCents: zero, purchasedCents: zero };

const change = (wanted: readonly OrderLine[], more: object = {}): OrderCommand => ({
  type: "ChangeFirstOrder",
  changeId,
  lines: wanted,
  ...reprice(price, priceOf(wanted), noCredit),
  startedFrom: 0,
  receivedAt: early,
  ...more,
});
const four = [...lines, recipe(4)];
const two = [recipe(1), recipe(2)];
const dataOf = (wanted: readonly OrderLine[]) => ({ changeId, lines: [...wanted], ...reprice(price, priceOf(wanted), noCredit) });
const started: OrderEvent = { type: "FirstOrderChangeStarted", data: { ...dataOf(four), startedAt: early } };
const changed: OrderEvent = { type: "FirstOrderChanged", data: { ...dataOf(two), changedAt: early } };
const stateOf = (events: readonly OrderEvent[]) =>
  events.reduce<Order>((state, event) => order.evolve(state, event), order.initialState) as PaidOrder;

describe("a first order that is paid", () => {
  it("is charged first for lines that cost more", () => {
    given(order, paid).when(change(four)).thenEvents(started);
    given(order, [...paid, started])
      .when({ type: "RecordChangeBilled", changeId, at: early })
      .thenEvents({ type: "FirstOrderChanged", data: { ...dataOf(four), changedAt: early } });
  });

  it("has lines that cost less, or the same, at once", () => {
    given(order, paid).when(change(two)).thenEvents(changed);
    const others = [recipe(4), recipe(5), recipe(6)];
    given(order, paid)
      .when(change(others))
      .thenEvents({ type: "FirstOrderChanged", data: { ...dataOf(others), changedAt: early } });
  });

  it("stays as it was when what it costs more is not paid, and may be changed again", () => {
    const failed: OrderEvent = { type: "FirstOrderChangeFailed", data: { changeId, code: "declined", failedAt: early } };
    given(order, [...paid, started])
      .when({ type: "RecordChangeFailed", changeId, code: "declined", at: early })
      .thenEvents(failed);
    const state = stateOf([...paid, started, failed]);
    expect(state).toMatchObject({ lines, price, version: 0, changes: { [changeId]: { status: "failed", failure: "declined" } } });
    const again = idFrom("another change");
    given(order, [...paid, started, failed])
      .when(change(two, { changeId: again }))
      .thenEvents({ type: "FirstOrderChanged", data: { ...dataOf(two), changeId: again, changedAt: early } });
  });

  it.each<[string, readonly OrderEvent[], string]>([
    ["packed", [], calendar.lateAdditionsUntil],
    ["on its way", [out], early],
    ["delivered", [delivered], early],
  ])("stays as it was when what it costs more is paid once the box is %s", (_, later, at) => {
    given(order, [...paid, started, ...later])
      .when({ type: "RecordChangeBilled", changeId, at })
      .thenEvents({ type: "FirstOrderChangeFailed", data: { changeId, code: tooLate, failedAt: at } });
  });

  it("has the new lines, their price and another version once it is changed", () => {
    const state = stateOf([...paid, changed]);
    expect(state).toMatchObject({ status: "billed", lines: two, price: priceOf(two), version: 1 });
    expect(state.changes[changeId]).toMatchObject({ status: "made", foodBeforeCents: price.discountedFoodCents });
  });

  it("is changed once, however often that is asked for or reported", () => {
    given(order, [...paid, changed])
      .when(change(two))
      .thenNothing();
    given(order, [...paid, started])
      .when(change(four))
      .thenNothing();
    given(order, [...paid, changed])
      .when({ type: "RecordChangeBilled", changeId, at: early })
      .thenNothing();
    given(order, [...paid, changed])
      .when({ type: "RecordChangeFailed", changeId, code: "declined", at: early })
      .thenNothing();
    given(order, paid).when(change(lines)).thenNothing();
  });

  it("drops additions that were not paid: they were priced beside the lines of before", () => {
    given(order, [...paid, additionStarted])
      .when(change(two))
      .thenEvents({ type: "LateAdditionDropped", data: { additionId, because: "order-changed", droppedAt: early } }, changed);
  });

  it.each<[string, readonly OrderEvent[], OrderCommand, RefusalCode]>([
    ["at its cutoff", paid, change(two, { receivedAt: calendar.cutoffAt }), "order-past-cutoff"],
    ["once it is on its way", [...paid, out], change(two), "order-not-editable"],
    ["once it came back", [...paid, deliveryFailed], change(two), "order-not-editable"],
    ["from an old version", [...paid, changed], change(four, { changeId: idFrom("late") }), "order-changed-elsewhere"],
    ["while another change is charged", [...paid, started], change(two, { changeId: idFrom("late") }), "change-under-way"],
    ["while additions are charged", [...paid, additionStarted, additionBilling()], change(two), "addition-under-way"],
    ["with an item twice", paid, change([recipe(1), recipe(1)]), "item-twice"],
    [
      "with an item beside a recipe that is not there",
      paid,
      change([...two, { ...jam, pairedWith: "RTC-0009" }]),
      "pairing-without-recipe",
    ],
    ["below the minimum", paid, change([recipe(1)]), "change-below-minimum"],
    ["when it is not the first", upTo.billed, change(two), "order-not-editable"],
    ["before it is paid", [paid[0]!], change(two), "order-not-editable"],
    ["once a part of it was refunded", [...paid, refundOf()], change(two), "order-refunded"],
    ["that never began to be charged", paid, { type: "RecordChangeBilled", changeId, at: early }, "no-billing-under-way"],
  ])("is not changed %s", (_, past, command, code) => {
    given(order, past).when(command).thenRefused(code);
  });

  it("keeps a recipe as long as a paid addition has options for it", () => {
    const double = { id: "double", kind: "larger-protein", centsPerServing: cents(300) } as const;
    const upgrade: OrderLine = { ...recipe(3), options: [double], upgrade: true };
    const added: OrderEvent[] = [
      { ...additionStarted, data: { ...additionStarted.data, lines: [upgrade] } } as OrderEvent,
      additionBilling(),
      additionBilled,
    ];
    given(order, [...paid, ...added])
      .when(change(two))
      .thenRefused("item-not-on-order");
    given(order, [...paid, ...added])
      .when(change(four))
      .thenEvents(started);
  });

  it("takes no additions and gives no refunds while a change is charged", () => {
    const { lines: added, price: of, heldUntil } = (additionStarted as Extract<OrderEvent, { type: "LateAdditionStarted" }>).data;
    given(order, [...paid, started])
      .when({ type: "StartAddition", additionId, lines: added, price: of, heldUntil, receivedAt: early })
      .thenRefused("change-under-way");
    given(order, [...paid, started])
      .when({ ...refundOf().data, type: "RefundOrder", by: "staff", needsApproval: false, at: early } as OrderCommand)
      .thenRefused("change-under-way");
  });
});

describe("a first order that is skipped after it was paid", () => {
  const returns = [{ ...asked(), refundId, amounts: { ...nothingBack, totalCents: price.totalCents } }];
  const skip: OrderCommand = { type: "SkipOrder", because: "away", returns, receivedAt: early };
  const skipped: OrderEvent = { type: "OrderSkipped", data: { because: "away", skippedAt: early } };

  it("gives all back, and then gets no box", () => {
    given(order, [...paid, additionStarted])
      .when(skip)
      .thenEvents(
        { type: "LateAdditionDropped", data: { additionId, because: "order-skipped", droppedAt: early } },
        { type: "OrderRefunded", data: { ...returns[0]!, reason: skippedReason, refundedAt: early } },
        skipped,
      );
    const state = order.evolve(stateOf([...paid, refundOf()]), skipped);
    expect(state).toMatchObject({ status: "skipped", because: "away", returned: { status: "billed", refunds: { [refundId]: {} } } });
    given(order, [...paid, skipped])
      .when(skip)
      .thenNothing();
  });

  it.each<[string, readonly OrderEvent[], OrderCommand, RefusalCode]>([
    ["by the system, which knows of nothing to give back", paid, { type: "SkipOrder", receivedAt: early }, "order-not-editable"],
    ["at its cutoff", paid, { ...skip, receivedAt: calendar.cutoffAt } as OrderCommand, "order-past-cutoff"],
    ["while a change is charged", [...paid, started], skip, "change-under-way"],
    ["when it is not the first", upTo.billed, skip, "order-not-editable"],
  ])("is not: %s", (_, past, command, code) => {
    given(order, past).when(command).thenRefused(code);
  });

  it("does not come back, nor come on another day", () => {
    given(order, [...paid, skipped])
      .when({ type: "UnskipOrder", receivedAt: early })
      .thenRefused("first-order-returned");
    const { slot, region, zoneTableVersion } = generated.data;
    given(order, [...paid, skipped])
      .when({
        type: "ChangeDelivery",
        region,
        slot: { ...slot, window: "17-22" },
        calendar,
        zoneTableVersion,
        lines,
        removed: [],
        receivedAt: early,
      })
      .thenRefused("first-order-returned");
  });
});

function asked() {
  return { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), deliveryFee: true };
}

function refundOf(): Extract<OrderEvent, { type: "OrderRefunded" }> {
  return { type: "OrderRefunded", data: { ...asked(), refundId, amounts: nothingBack, reason: "damaged", refundedAt: early } };
}
