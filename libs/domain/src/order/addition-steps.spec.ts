import { calendar, lines, recipe } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import {
  additionBilled,
  additionBilling,
  additionDropped,
  additionFailed,
  additionId,
  additionPriceOf,
  additionStarted,
  at,
  jam,
  otherAdditionId,
  upTo,
} from "../../testing/order-stages.ts";
import { cents } from "../kernel/money.ts";
import type { RefusalCode } from "../kernel/refusals.ts";
import { addMs } from "../kernel/time.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const { lateAdditionsUntil: until } = calendar;
const heldUntil = addMs(at, 900_000);
const start = (more: object = {}): OrderCommand =>
  ({ type: "StartAddition", additionId, lines: [jam], price: additionPriceOf([jam]), heldUntil, receivedAt: at, ...more }) as OrderCommand;
const bill = (receivedAt = at): OrderCommand => ({ type: "StartAdditionBilling", additionId, receivedAt });
const paid = (attempt = 1): OrderCommand => ({ type: "RecordAdditionBilled", additionId, attempt, at });
const declined = (attempt = 1): OrderCommand => ({ type: "RecordAdditionPaymentFailed", additionId, attempt, code: "card_declined", at });
const drop: OrderCommand = { type: "DropAddition", additionId, because: "sold-out", at };

/** The late additions of the example's paid order, by stage. */
const stages = {
  open: [additionStarted],
  billing: [additionStarted, additionBilling()],
  declined: [additionStarted, additionBilling(), additionFailed],
  billed: [additionStarted, additionBilling(), additionBilled],
  dropped: [additionStarted, additionDropped],
} as const satisfies Record<string, readonly OrderEvent[]>;
type Stage = keyof typeof stages;
const having = (stage: Stage) => given(order, [...upTo.billed, ...stages[stage]]);

describe("each step of late additions", () => {
  it.each<[string, Stage, OrderCommand, OrderEvent]>([
    ["a first attempt to charge", "open", bill(), additionBilling()],
    ["another attempt, with another card", "declined", bill(), additionBilling(2)],
    ["payment", "billing", paid(), additionBilled],
    ["a decline", "billing", declined(), additionFailed],
    ["dropping what was not paid", "open", drop, additionDropped],
    ["dropping what was declined", "declined", drop, additionDropped],
  ])("is written down: %s", (_, stage, command, event) => {
    having(stage).when(command).thenEvents(event);
  });

  it.each<[string, Stage, OrderCommand]>([
    ["charging while it is under way", "billing", bill()],
    ["charging what is paid", "billed", bill()],
    ["being paid again", "billed", paid()],
    ["a decline that is known", "declined", declined()],
    ["a decline that comes after the payment", "billed", declined()],
    ["a decline of an attempt that never began", "billing", declined(2)],
    ["dropping what was dropped", "dropped", drop],
    ["putting together what was, whatever became of it", "dropped", start()],
  ])("happens once: %s changes nothing", (_, stage, command) => {
    having(stage).when(command).thenNothing();
  });

  it.each<[string, Stage, OrderCommand, RefusalCode, object]>([
    ["charging what was dropped", "dropped", bill(), "addition-dropped", {}],
    ["a payment without a charge", "open", paid(), "no-billing-under-way", { status: "open" }],
    ["a payment of what was dropped", "dropped", paid(), "no-billing-under-way", { status: "dropped" }],
    ["dropping while a charge is under way", "billing", drop, "addition-under-way", {}],
    ["dropping what is paid", "billed", drop, "addition-under-way", {}],
  ])("needs the one before it: %s is refused", (_, stage, command, code, details) => {
    having(stage)
      .when(command)
      .thenRefused(code, { ...details });
  });

  it.each([bill(), paid(), declined(), drop])("needs additions that were started: $type", (command) => {
    given(order, upTo.billed).when(command).thenRefused("addition-not-found");
    given(order, upTo.open).when(command).thenRefused("addition-not-found");
  });
});

describe("putting late additions together", () => {
  it("replaces every other unpaid set, declined ones as well, and leaves what is paid", () => {
    const data = { additionId: otherAdditionId, lines: [jam], price: additionPriceOf([jam]), heldUntil, startedAt: at };
    const started: OrderEvent = { type: "LateAdditionStarted", data };
    const replaced: OrderEvent = { type: "LateAdditionDropped", data: { additionId, because: "replaced", droppedAt: at } };
    const again = start({ additionId: otherAdditionId });
    for (const stage of ["open", "declined"] as const) having(stage).when(again).thenEvents(replaced, started);
    for (const stage of ["billed", "dropped"] as const) having(stage).when(again).thenEvents(started);
  });

  it("of more of a recipe needs that recipe on the order itself; other items need nothing", () => {
    const more = (sku: string): OrderLine => ({ ...recipe(1), sku, upgrade: true });
    given(order, upTo.billed)
      .when(start({ lines: [jam, more("RTC-0009")] }))
      .thenRefused("item-not-on-order", { sku: "RTC-0009" });
    given(order, upTo.billed)
      .when(start({ lines: [more(lines[2]!.sku), recipe(9)] }))
      .thenState({ status: "billed" });
  });

  it("of more of a recipe is had once: as many units as have none yet", () => {
    const held = lines[2]!;
    const larger = (quantity: number, id = "serving-double"): OrderLine => ({
      ...held,
      quantity,
      options: [{ id, kind: "larger-protein", centsPerServing: cents(500) }],
      upgrade: true,
    });
    const startOf = (added: readonly OrderLine[], more: object = {}) => start({ lines: added, price: additionPriceOf(added), ...more });
    given(order, upTo.billed)
      .when(startOf([larger(held.quantity + 1)]))
      .thenRefused("item-not-on-order", { sku: held.sku });
    given(order, upTo.billed)
      .when(startOf([larger(1), larger(1)]))
      .thenRefused("item-twice");
    const first = given(order, upTo.billed).when(startOf([larger(held.quantity)])).events;
    const had = given(order, [
      ...first,
      additionBilling(),
      { ...additionBilled, data: { ...additionBilled.data, lines: [larger(held.quantity)] } },
    ]);
    had.when(startOf([larger(1, "serving-triple")], { additionId: otherAdditionId })).thenRefused("item-not-on-order", { sku: held.sku });
    had.when(startOf([held, larger(1)], { additionId: otherAdditionId })).thenRefused("item-not-on-order", { sku: held.sku });
  });

  it("ends at noon two days before the delivery, and so does charging for them", () => {
    const before = addMs(until, -1);
    given(order, upTo.billed)
      .when(start({ receivedAt: before }))
      .thenState({ additions: { [additionId]: { status: "open" } } });
    having("open")
      .when(bill(before))
      .thenState({ additions: { [additionId]: { status: "billing" } } });
    const details = { receivedAt: until, cutoffAt: until, zone: "America/Toronto" };
    given(order, upTo.billed)
      .when(start({ receivedAt: until }))
      .thenRefused("additions-past-cutoff", details);
    having("open").when(bill(until)).thenRefused("additions-past-cutoff", details);
  });

  it.each(["open", "skipped", "locked", "billing", "delivered", "unpaid", "undelivered"] as const)(
    "needs a paid order that is still to come, not one that is %s",
    (stage) => {
      const { status } = given(order, upTo[stage]).when(start()).state;
      given(order, upTo[stage]).when(start()).thenRefused("additions-closed", { status });
    },
  );

  it("is of no use once the box is delivered: nothing more is charged", () => {
    const delivered: OrderEvent = { type: "OrderDelivered", data: { deliveredAt: at } };
    given(order, [...upTo.billed, additionStarted, delivered])
      .when(bill())
      .thenRefused("additions-closed", { status: "delivered" });
  });
});
