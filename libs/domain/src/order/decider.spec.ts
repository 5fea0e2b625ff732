import { accountId, calendar, lines, orderGenerated, orderId, price, priceOf, recipe } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { cents } from "../kernel/money.ts";
import { addHours, addMinutes } from "../kernel/time.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";
import { recordOf } from "./skipped-together.ts";
import { skipReasons } from "./vocabulary.ts";

const { cutoffAt, lockAt } = calendar;
const justBefore = new Date(Date.parse(cutoffAt) - 1).toISOString();
const early = "2027-01-20T15:00:00.000Z";
const skipped = (skippedAt = early): OrderEvent => ({ type: "OrderSkipped", data: { skippedAt } });
const unskipped = (unskippedAt = early): OrderEvent => ({ type: "OrderUnskipped", data: { unskippedAt } });
const locked: OrderEvent = { type: "OrderLocked", data: { price, lockedAt: lockAt } };
const edit = (more: Partial<Extract<OrderCommand, { type: "EditOrder" }>> = {}): OrderCommand => ({
  type: "EditOrder",
  lines: [recipe(1), recipe(2), recipe(4)],
  startedFrom: 0,
  editingSession: "session-1",
  receivedAt: early,
  ...more,
});
const lock = (more: Partial<Extract<OrderCommand, { type: "LockOrder" }>> = {}): OrderCommand => ({
  type: "LockOrder",
  price,
  subscriptionAtCutoff: "active",
  early: false,
  at: lockAt,
  ...more,
});
const generate = (): OrderCommand => {
  const { generatedAt: at, ...data } = orderGenerated.data;
  return { type: "GenerateOrder", ...data, makeUntil: addHours(calendar.cutoffAt, -48), at };
};
const everythingLater: readonly OrderCommand[] = [
  edit(),
  { type: "SkipOrder", receivedAt: early },
  { type: "UnskipOrder", receivedAt: early },
  lock(),
  { type: "StartBilling", subscriptionAtCutoff: "active", at: lockAt },
  { type: "RecordBilled", attempt: 1, chargedCents: cents(1), at: lockAt },
  { type: "RecordPaymentFailed", attempt: 1, code: "declined", at: lockAt },
  { type: "RecordDelivered", at: lockAt },
  { type: "RecordDeliveryFailed", code: "nobody-home", at: lockAt },
  { type: "DeclineRefund", refundId: orderId, by: "staff", at: lockAt },
];

describe("an order", () => {
  it("is generated open, at its first version", () => {
    const outcome = given(order).when(generate());
    outcome.thenEvents(orderGenerated);
    outcome.thenState({ status: "open", version: 0, lines, accountId });
  });

  it("is generated skipped while the subscription is paused", () => {
    given(order)
      .when({ ...generate(), skipped: true } as OrderCommand)
      .thenState({ status: "skipped" });
  });

  it("holds what the household chose before it was made, beside what was picked for it", () => {
    const chosen = [{ ...lines[0]!, sku: "RTC-0042" }, ...lines.slice(1)];
    const outcome = given(order).when({ ...generate(), chosen } as OrderCommand);
    const editedAt = orderGenerated.data.generatedAt;
    outcome.thenEvents(orderGenerated, { type: "OrderEdited", data: { lines: chosen, editingSession: "sign-up", editedAt } });
    given(order)
      .when({ ...generate(), chosen: lines.toReversed() } as OrderCommand)
      .thenEvents(orderGenerated);
  });

  it("is not generated from the instant on at which its household could hardly change it", () => {
    const until = addHours(calendar.cutoffAt, -48);
    given(order)
      .when({ ...generate(), at: until } as OrderCommand)
      .thenRefused("order-too-late-to-make", { makeUntil: until });
    given(order)
      .when({ ...generate(), at: addMinutes(until, -1) } as OrderCommand)
      .thenState({ status: "open" });
  });

  it("is generated once a subscription and week", () => {
    given(order, [orderGenerated]).when(generate()).thenRefused("order-exists", { orderId });
  });

  it.each(everythingLater)("that does not exist refuses $type", (command) => {
    given(order).when(command).thenRefused("order-not-found");
  });
});

describe("the cutoff", () => {
  const changes: readonly (readonly [string, readonly OrderEvent[], (receivedAt: string) => OrderCommand])[] = [
    ["an edit", [orderGenerated], (receivedAt) => edit({ receivedAt })],
    ["a skip", [orderGenerated], (receivedAt) => ({ type: "SkipOrder", receivedAt })],
    ["an unskip", [orderGenerated, skipped()], (receivedAt) => ({ type: "UnskipOrder", receivedAt })],
  ];

  it.each(changes)("accepts %s received a millisecond before it", (_, past, command) => {
    expect(given(order, past).when(command(justBefore)).events).toHaveLength(past.length + 1);
  });

  it.each(changes)("refuses %s received at 00:00:00 exactly, and names when it came and until when it could have", (_, past, command) => {
    given(order, past)
      .when(command(cutoffAt))
      .thenRefused("order-past-cutoff", { receivedAt: cutoffAt, cutoffAt, zone: "America/Toronto" });
  });

  it.each(changes)("refuses %s after it", (_, past, command) => {
    given(order, past).when(command("2027-02-05T00:00:00.000Z")).thenRefused("order-past-cutoff");
  });
});

describe("editing an order", () => {
  it("replaces its whole set of lines and makes the next version", () => {
    const outcome = given(order, [orderGenerated]).when(edit());
    outcome.thenEvents({
      type: "OrderEdited",
      data: { lines: [recipe(1), recipe(2), recipe(4)], editingSession: "session-1", editedAt: early },
    });
    outcome.thenState({ status: "open", version: 1, lines: [recipe(1), recipe(2), recipe(4)] });
  });

  it("from an older version is refused with both versions", () => {
    const once = given(order, [orderGenerated]).when(edit()).events;
    given(order, once).when(edit({ lines })).thenRefused("order-changed-elsewhere", { startedFrom: 0, version: 1 });
  });

  it("to the lines it has, in any order, changes nothing", () => {
    given(order, [orderGenerated])
      .when(edit({ lines: lines.toReversed() }))
      .thenNothing();
  });

  it("may leave nothing on it", () => {
    given(order, [orderGenerated])
      .when(edit({ lines: [] }))
      .thenState({ lines: [] });
  });

  it("never holds an item on two lines", () => {
    given(order, [orderGenerated])
      .when(edit({ lines: [recipe(1), recipe(1, 2)] }))
      .thenRefused("item-twice");
  });

  it("is refused while it is skipped", () => {
    given(order, [orderGenerated, skipped()])
      .when(edit({ startedFrom: 1 }))
      .thenRefused("order-skipped");
  });

  it("is refused once it was locked early", () => {
    given(order, [orderGenerated, { ...locked, data: { price, lockedAt: early } } as OrderEvent])
      .when(edit())
      .thenRefused("order-not-editable", { status: "locked" });
  });
});

describe("skipping a week", () => {
  it("needs no reason", () => {
    const outcome = given(order, [orderGenerated]).when({ type: "SkipOrder", receivedAt: early });
    outcome.thenEvents(skipped());
    outcome.thenState({ status: "skipped", version: 1 });
  });

  it.each(skipReasons)("may be because of %s", (because) => {
    given(order, [orderGenerated])
      .when({ type: "SkipOrder", because, receivedAt: early })
      .thenEvents({ type: "OrderSkipped", data: { because, skippedAt: early } });
  });

  it("may be one of several in an act, which its event carries until it is wanted again", () => {
    const skippedTogether = "5b7e5aca-c7ee-56e2-9dfa-79b3b2c85f16";
    const together: OrderEvent = { type: "OrderSkipped", data: { because: "away", skippedTogether, skippedAt: early } };
    const outcome = given(order, [orderGenerated]).when({ type: "SkipOrder", because: "away", skippedTogether, receivedAt: early });
    outcome.thenEvents(together);
    outcome.thenState({ status: "skipped", skippedTogether });
    const recordAfter = (...events: OrderEvent[]) => recordOf([orderGenerated, ...events].reduce(order.evolve, order.initialState));
    expect(recordAfter(together)).toMatch(/^S-/);
    expect([recordAfter(), recordAfter(skipped()), recordAfter(together, unskipped())]).toEqual([undefined, undefined, undefined]);
  });

  it("twice changes nothing, even after the cutoff", () => {
    given(order, [orderGenerated, skipped()]).when({ type: "SkipOrder", receivedAt: cutoffAt }).thenNothing();
  });

  it("is taken back with the lines it had", () => {
    const outcome = given(order, [orderGenerated, skipped()]).when({ type: "UnskipOrder", receivedAt: early });
    outcome.thenEvents(unskipped());
    outcome.thenState({ status: "open", lines, version: 2, keptAt: early });
  });

  it("is taken back without what is sold out, and without what was to go with that", () => {
    const beside = { sku: "MKT-0001", kind: "market", quantity: 1, taxCategory: "snack", priceCents: cents(500) } as const;
    const held = [...lines, beside, { ...beside, pairedWith: lines[0]!.sku }];
    const past = [{ ...orderGenerated, data: { ...orderGenerated.data, lines: held } }, skipped()];
    const left = [...lines.slice(1), beside];
    const outcome = given(order, past).when({ type: "UnskipOrder", soldOut: [lines[0]!.sku], receivedAt: early });
    outcome.thenEvents(unskipped(), { type: "OrderEdited", data: { lines: left, editingSession: "unskip", editedAt: early } });
    outcome.thenState({ status: "open", lines: left });
    given(order, past)
      .when({ type: "UnskipOrder", soldOut: ["RTC-0999"], receivedAt: early })
      .thenEvents(unskipped());
  });

  it("that never was needs no taking back", () => {
    given(order, [orderGenerated]).when({ type: "UnskipOrder", receivedAt: early }).thenNothing();
  });

  it.each([
    { type: "SkipOrder", receivedAt: early },
    { type: "UnskipOrder", receivedAt: early },
  ] as const)("is over once the order was locked early: $type", (command) => {
    given(order, [orderGenerated, locked]).when(command).thenRefused("order-not-editable", { status: "locked" });
  });
});

describe("locking an order", () => {
  it("fixes its price a minute after the cutoff", () => {
    const outcome = given(order, [orderGenerated]).when(lock());
    outcome.thenEvents(locked);
    outcome.thenState({ status: "locked", price, attempts: 0 });
  });

  it("is refused a millisecond before its time", () => {
    const at = new Date(Date.parse(lockAt) - 1).toISOString();
    given(order, [orderGenerated]).when(lock({ at })).thenRefused("lock-too-early", { at, lockAt });
  });

  it("is refused before its time", () => {
    given(order, [orderGenerated])
      .when(lock({ at: cutoffAt }))
      .thenRefused("lock-too-early", { at: cutoffAt, lockAt });
  });

  it("happens before the cutoff for the first order, at sign-up", () => {
    given(order, [orderGenerated])
      .when(lock({ early: true, at: early }))
      .thenEvents({ type: "OrderLocked", data: { price, lockedAt: early } });
  });

  it.each([
    ["skipped", [orderGenerated, skipped()]],
    ["locked", [orderGenerated, locked]],
  ] as const)("changes nothing once it is %s", (_, past) => {
    given(order, past).when(lock()).thenNothing();
  });

  it("falls short of the minimum without a charge", () => {
    const small = priceOf([recipe(1)]);
    const outcome = given(order, [orderGenerated]).when(lock({ price: small }));
    outcome.thenEvents({ type: "OrderMinimumNotMet", data: { foodCents: cents(2950), minimumCents: cents(5900), judgedAt: lockAt } });
    outcome.thenState({ status: "minimum-not-met" });
    given(order, outcome.events).when(lock()).thenNothing();
    given(order, outcome.events).when({ type: "StartBilling", subscriptionAtCutoff: "active", at: lockAt }).thenRefused("order-not-due");
  });

  it.each([
    ["paused", "paused"],
    ["closed", "closed"],
    ["none", "closed"],
  ] as const)("skips instead when the subscription was %s at the cutoff", (subscriptionAtCutoff, because) => {
    given(order, [orderGenerated])
      .when(lock({ subscriptionAtCutoff }))
      .thenEvents({ type: "OrderSkipped", data: { because, skippedAt: lockAt } });
  });

  describe("of a paused subscription", () => {
    const pausedSince = "2027-01-21T00:00:00.000Z";
    const paused = { subscriptionAtCutoff: "paused", pausedSince } as const;

    it("locks the one week that was asked for since the pause began", () => {
      const kept = [orderGenerated, skipped(), unskipped("2027-01-22T00:00:00.000Z")];
      given(order, kept).when(lock(paused)).thenEvents(locked);
    });

    it("skips a week that was asked for before the pause", () => {
      given(order, [orderGenerated, skipped(), unskipped(early)])
        .when(lock(paused))
        .thenState({ status: "skipped" });
    });

    it("skips a week that was asked for and then skipped again", () => {
      given(order, [orderGenerated, skipped(), unskipped("2027-01-22T00:00:00.000Z"), skipped("2027-01-23T00:00:00.000Z")])
        .when(lock(paused))
        .thenNothing();
    });

    it("never locks a week of a closed one, asked for or not", () => {
      given(order, [orderGenerated, skipped(), unskipped("2027-01-22T00:00:00.000Z")])
        .when(lock({ subscriptionAtCutoff: "closed" }))
        .thenState({ status: "skipped" });
    });
  });
});
