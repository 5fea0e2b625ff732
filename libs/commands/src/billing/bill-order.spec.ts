import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accounts } from "@tablee/commands/aggregates";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { scheduledBy } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { addHours, addMinutes, addMs } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { at, upTo } from "@tablee/domain/testing/order-stages";
import type { Mood } from "@tablee/simulation/gateway";
import { appended, diesAt, given } from "@tablee/testing/fixtures/appended-events";
import { orderIds, subscriptionId } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { give, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream, paymentStream } from "@tablee/testing/fixtures/stream-names";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { unskipOrder } from "../order/weeks/unskip-order.ts";

const orderId = orderIds[1]!;

/** The schedule's wake-up for the charge; `early` when a new card was given. */
function billing(household: Household, { early, n = 1 }: { readonly early?: boolean; readonly n?: number } = {}) {
  const { now } = household;
  const context = scheduledBy("billing", [orderIds[n]!, now], now, accountId);
  return (steps: Steps) => billOrder(steps, { orderId: orderIds[n]!, ...(early !== undefined && { early }) }, context);
}

/** The result of the charge, and the events it appends. */
async function bill(household: Household, work: ReturnType<typeof billing> = billing(household)) {
  let answer: unknown;
  const events = await appended(household.world, async (steps) => {
    answer = await work(steps);
  });
  return { answer, events, last: BigInt(household.world.log.head - 1) };
}

/** The second box is locked, and its charge due. */
async function locked(mood: Mood = "captured", begun?: Household): Promise<Household> {
  const household = begun ?? (await begin());
  household.now = household.order(1).calendar.lockAt;
  await household.doDue(["cutoff"]);
  household.now = household.order(1).calendar.billingAt;
  household.world.gateway.mood = mood;
  return household;
}

const started = ({ now }: Household, attempt = 1, chargeCents = 7169) => [
  orderStream(1),
  "OrderBillingStarted",
  { attempt, chargeCents, startedAt: now },
];
const failed = ({ now }: Household, data: object) => [orderStream(1), "OrderPaymentFailed", { ...data, failedAt: now }];
const paymentOf = (type: string, attempt = 1) => [paymentStream(1), `Payment${type}`, expect.objectContaining({ attempt })];

describe("a locked box whose charge is due", () => {
  it("is charged once, however often it is woken for", async () => {
    const household = await locked();
    const work = billing(household);
    const { answer, events, last } = await bill(household, work);
    const billed = {
      attempt: 1,
      chargedCents: 7169,
      promotionalCents: 0,
      purchasedCents: 0,
      foodCents: 6370,
      deliveryFeeCents: 799,
      taxes: [],
      billedAt: household.now,
    };
    expect(events).toEqual([started(household), paymentOf("Attempted"), paymentOf("Captured"), [orderStream(1), "OrderBilled", billed]]);
    expect(answer).toEqual({ result: "billed", position: last });
    for (const again of [work, billing(household, { early: true })])
      expect(await bill(household, again)).toMatchObject({ answer: { result: "billed", position: 0n }, events: [] });
    await untilDelivered(household, 1);
    expect(await bill(household)).toMatchObject({ answer: { result: "billed", position: 0n }, events: [] });
  });

  it("asks no provider for a box that credit pays", async () => {
    const household = await begin();
    await give(household, "purchased", 10_000);
    await locked("declined", household);
    const isAway = () => Promise.reject(new Error("the payment is away"));
    const { answer, events } = await bill(household, (steps) => billing(household)(meanwhile(steps, { read: "payment" }, isAway)));
    expect(events).toMatchObject([started(household, 1, 0), [orderStream(1), "OrderBilled", { chargedCents: 0, purchasedCents: 7169 }]]);
    expect(answer).toMatchObject({ result: "billed" });
  });

  it("is not charged while it is open, once it is skipped, or without its lock", async () => {
    const household = await begin();
    for (const _ of ["open", "skipped"]) {
      expect(await bill(household)).toMatchObject({ answer: { result: "not-due", position: 0n }, events: [] });
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    }
  });

  it("is not charged for a pause that was asked for before its cutoff, and written down after its lock", async () => {
    const household = await locked();
    await pauseAt(household, addMs(household.order(1).calendar.cutoffAt, -1));
    await expect(bill(household)).rejects.toMatchObject({
      code: "subscription-not-active-at-cutoff",
      details: { subscription: "paused" },
    });
  });

  it("is charged in a pause that began after its cutoff", async () => {
    const household = await locked();
    await pauseAt(household, addMs(household.order(1).calendar.cutoffAt, 1));
    expect(await bill(household)).toMatchObject({ answer: { result: "billed" } });
  });

  it("is charged in a pause if it was asked for in spite of it, and not if before it", async () => {
    const asked = async (household: Household) => {
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      household.now = addMinutes(household.now, 1);
      await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
    };
    const before = await begin();
    await asked(before);
    await locked("captured", before);
    await pauseAt(before, addMs(before.order(1).calendar.cutoffAt, -1));
    await expect(bill(before)).rejects.toMatchObject({ code: "subscription-not-active-at-cutoff" });

    const inSpite = await begin();
    await pauseAt(inSpite, inSpite.now);
    await inSpite.follow();
    await asked(inSpite);
    await locked("captured", inSpite);
    expect(await bill(inSpite)).toMatchObject({ answer: { result: "billed" } });
  });
});

const pauseAt = ({ world }: Household, at: string) =>
  pauseSubscription(
    world.process().steps,
    { subscriptionId, reason: "vacation" },
    { ...scheduledBy("pause", [at], at, accountId), actor: { kind: "client", id: accountId } },
  );

describe("a charge that fails", () => {
  it("is tried again four hours after a decline, and not before", async () => {
    const household = await locked("declined");
    const work = billing(household);
    const nextAttemptAt = addHours(household.now, 4);
    const { answer, events, last } = await bill(household, work);
    expect(events).toEqual([
      started(household),
      paymentOf("Attempted"),
      paymentOf("Declined"),
      failed(household, { attempt: 1, code: "declined", nextAttemptAt }),
    ]);
    expect(answer).toEqual({ result: "declined", position: last });
    // A repeated wake-up makes no further attempt.
    expect(await bill(household, work)).toMatchObject({ answer: { result: "not-due" }, events: [] });
    household.now = addMs(nextAttemptAt, -1);
    await expect(bill(household)).rejects.toMatchObject({ code: "order-not-due", details: { nextAttemptAt } });
    household.now = nextAttemptAt;
    household.world.gateway.mood = "captured";
    expect((await bill(household)).events).toMatchObject([
      started(household, 2),
      paymentOf("Attempted", 2),
      paymentOf("Captured", 2),
      [orderStream(1), "OrderBilled", { attempt: 2 }],
    ]);
  });

  it("is tried again at once where that is asked for", async () => {
    const household = await locked("declined");
    await bill(household);
    household.world.gateway.mood = "captured";
    household.now = addMinutes(household.now, 1);
    expect(await bill(household, billing(household, { early: true }))).toMatchObject({ answer: { result: "billed" } });
  });

  it("is tried again at once where its provider gave it up: no card was declined", async () => {
    const household = await locked("cancelled");
    const { answer, events } = await bill(household);
    expect(events.at(-1)).toEqual(failed(household, { attempt: 1, code: "cancelled", nextAttemptAt: household.now }));
    expect(answer).toMatchObject({ result: "declined" });
    household.world.gateway.mood = "captured";
    household.now = addMs(household.now, 1);
    expect(await bill(household)).toMatchObject({ answer: { result: "billed" } });
  });

  it("waits for another card after a decline for good, asks no provider with the same one, and ends", async () => {
    const household = await locked("hard");
    const nextAttemptAt = addHours(household.now, 20);
    expect((await bill(household)).events.at(-1)).toEqual(failed(household, { attempt: 1, code: "declined", hard: true, nextAttemptAt }));
    household.now = nextAttemptAt;
    household.world.gateway.mood = "captured";
    const { answer, events } = await bill(household);
    expect(events).toEqual([
      started(household, 2),
      failed(household, { attempt: 2, code: "declined", hard: true }),
      [orderStream(1), "OrderFailed", { kind: "payment", failedAt: household.now }],
    ]);
    expect(answer).toMatchObject({ result: "declined" });
    expect(await bill(household)).toMatchObject({ answer: { result: "not-due", position: 0n }, events: [] });
  });

  it("is paid by another card after a decline for good", async () => {
    const household = await locked("hard");
    await bill(household);
    household.world.gateway.mood = "captured";
    await household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken: "tok_another" }, context));
    household.now = addMinutes(household.now, 1);
    const { answer, events } = await bill(household, billing(household, { early: true }));
    expect(answer).toMatchObject({ result: "billed" });
    expect(events[1]).toMatchObject([paymentStream(1), "PaymentAttempted", { attempt: 2, methodToken: "tok_another" }]);
  });

  it("waits for a card where the person was forgotten, and needs none for a box that credit pays", async () => {
    const household = await locked();
    await forget(household);
    expect((await bill(household)).events).toEqual([
      started(household),
      failed(household, { attempt: 1, code: "no-payment-method", hard: true, nextAttemptAt: addHours(household.now, 20) }),
    ]);
    const paid = await begin();
    await give(paid, "purchased", 10_000);
    await forget(paid);
    await locked("captured", paid);
    expect(await bill(paid)).toMatchObject({ answer: { result: "billed" } });
  });
});

/** The account is closed and its person forgotten, and with that its card. */
async function forget(household: Household): Promise<void> {
  for (const type of ["CloseAccount", "ForgetPerson"] as const)
    await household.act((steps, context) => steps.handle(accounts, accountId, { type, at: context.at }, context));
}

describe("a charge for an account that is not there", () => {
  it("is refused, and stays due", async () => {
    const { world } = await begin();
    const [generated, ...since] = upTo.billing;
    const elsewhere = { ...generated, data: { ...generated.data, accountId: otherAccountId } };
    const stream = streamName("order", generated.data.orderId);
    await given(world, stream, [elsewhere, ...since], at);
    const context = scheduledBy("billing", [stream], at, otherAccountId);
    const work = (steps: Steps) => billOrder(steps, { orderId: generated.data.orderId }, context);
    await expect(appended(world, work)).rejects.toMatchObject({ code: "account-not-found" });
  });
});

describe("a charge that was interrupted", () => {
  it("stays undecided as long as its provider is silent, and is completed once that answers", async () => {
    const household = await locked("lost-on-the-way");
    expect(await bill(household)).toMatchObject({ answer: { result: "undecided", position: 0n } });
    expect(household.order(1).status).toBe("billing");
    household.now = addMinutes(household.now, 2);
    household.world.gateway.mood = "captured";
    expect((await bill(household)).events.map(([, type]) => type)).toEqual(["PaymentCaptured", "OrderBilled"]);
  });

  it.each([0, 1, 2, 3, 4, 5])("is completed, and its money taken once, when its process died before its step %i", async (dies) => {
    const household = await locked();
    const before = household.paidCents;
    const work = billing(household);
    expect(await diesAt(household.world, work, dies)).toBe(true);
    household.now = addMinutes(household.now, 2);
    expect(await bill(household)).toMatchObject({ answer: { result: "billed" } });
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([before + 7169, before + 7169]);
    expect(household.view.of(orderStream(1)).filter(({ type }) => type === "OrderBilled")).toHaveLength(1);
  });
});
