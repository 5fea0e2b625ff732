import { giveAddress } from "@tablee/commands/account/address/give-address";
import { householdOf } from "@tablee/commands/account/address/household-claim";
import { accounts, claims, credits, orders, stocks } from "@tablee/commands/aggregates";
import { scheduledBy } from "@tablee/commands/context";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { settleCredit } from "@tablee/commands/credit/settle-credit";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { payRefundOut } from "@tablee/commands/refund/pay-refund-out";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import type { Streams } from "@tablee/commands/steps";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes, addMs } from "@tablee/domain/kernel/time";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { stockId } from "@tablee/domain/streams";
import { accountId, address, person } from "@tablee/domain/testing/examples";
import { Died } from "@tablee/simulation/turns";
import { World } from "@tablee/simulation/world";
import { type Existing, orderIds, signedUpAt, subscriptionId, weeks } from "../fixtures/constants.ts";
import { meanwhile } from "../fixtures/event-transcript.ts";
import { Household } from "../fixtures/household.ts";
import { give, start, untilBilled } from "../fixtures/milestones.ts";
import { begin } from "../fixtures/signed-up-household.ts";

const orderId = orderIds[1]!;

describe("a box that locks before the hold of an edit that died has ended", () => {
  it("is refunded the units that others took, once it is paid", async () => {
    const household = await begin();
    const { version, lines, calendar } = household.order(1);
    const [more, ...same] = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const edit = { accountId, orderId, version, editingSession: "simulated-session", lines: [{ ...more!, quantity: 2 }, ...same] };
    household.now = addMinutes(calendar.cutoffAt, -10);
    // It checks the editing window, holds units, changes the order, and dies before it settles.
    await household.act((steps, context) => editOrder(steps, edit, context), 3);
    expect(household.order(1).lines[0]).toMatchObject({ quantity: 2 });
    household.now = calendar.lockAt;
    await household.doDue(["cutoff"]);
    household.now = addMinutes(calendar.cutoffAt, 6);
    const rest = { type: "Settle", orderId: asOrderId(idFrom("rival")), units: 3, at: household.now } as const;
    await household.act((steps, context) => steps.handle(stocks, stockId("on", weeks[1]!, more!.sku), rest, context));
    await household.doDue(["hold"]);
    expect(household.order(1).status).toBe("locked");
    household.now = calendar.billingAt;
    await household.doDue(["billing"]);
    await household.doDue(["hold"]);
    await household.follow();
    const order = household.order(1) as Extract<Existing, { status: "billed" }>;
    expect(Object.values(order.refunds).map(({ lines }) => lines)).toEqual([[{ sku: more!.sku, quantity: 1 }]]);
    const stock = household.stock(1, more!.sku);
    expect([settledUnits(stock, orderId), heldUntil(stock, orderId, calendar.cutoffAt)]).toEqual([1, undefined]);
  });
});

/** Steps whose writes of a category wait for a promise. */
function held({ load, handle }: Streams, category: string, until: Promise<unknown>): Streams {
  const later = async (...all: Parameters<Streams["handle"]>) => {
    if (all[0].category === category) await until;
    return handle(...all);
  };
  return { load, handle: later as Streams["handle"] };
}

describe("credit of a week that comes back and is locked while its skip is still being settled", () => {
  it.each([
    ["has read the skip, and writes after the lock", "credit"],
    ["comes between what the lock reserves and the lock", "order"],
  ] as const)("is spent on the box when the settlement %s", async (_, category) => {
    const household = await begin();
    const { calendar } = household.order(1);
    const grant = {
      accountId,
      grantId: idFrom("gift"),
      kind: "purchased",
      source: "gift-card",
      name: "a gift",
      cents: cents(900),
    } as const;
    await household.act((steps, context) => grantCredit(steps, grant, context));
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    const settle = (streams: Streams) => settleCredit(streams, { orderId }, scheduledBy("a late policy", [], household.now, accountId));
    const unskip = () => household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
    const lock = (streams: Streams) => lockOrder(streams, { orderId }, scheduledBy("cutoff", [orderId], calendar.lockAt, accountId));
    const [one, other] = [household.world.process().steps, household.world.process().steps];
    const { promise: first, resolve: go } = Promise.withResolvers<void>();
    if (category === "credit") {
      const settling = settle(held(one, category, first));
      await unskip();
      await lock(other);
      go();
      await settling;
    } else {
      await unskip();
      const locking = lock(held(other, category, first));
      while (!household.credit.reserved[orderId]) await Promise.resolve();
      await settle(one);
      go();
      await locking;
    }
    household.now = calendar.billingAt;
    await household.doDue(["billing"]);
    await household.follow();
    expect(household.order(1)).toMatchObject({ status: "billed", price: { purchasedCents: 900 } });
    expect(household.credit).toMatchObject({ reserved: {}, spent: { [orderId]: [{ cents: 900 }] } });
  });
});

describe("credit that a lock reserves for a week which is skipped beside it", () => {
  it.each([
    ["goes on", undefined],
    ["dies once it has reserved", 1],
  ] as const)("can be spent again when the lock %s", async (_, dies) => {
    const household = await begin();
    await give(household, "promotional", 900);
    const { calendar } = household.order(1);
    const skipAndFollow = async () => {
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow();
    };
    const context = scheduledBy("cutoff", [orderId], calendar.lockAt, accountId);
    const { steps, life } = household.world.process();
    if (dies !== undefined) life.stepsLeft = dies;
    const outcome = lockOrder(meanwhile(steps, { write: "credit", nth: 1 }, skipAndFollow), { orderId }, context);
    await outcome.catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
    expect(household.credit.reserved).toHaveProperty([orderId]);
    await household.follow();
    expect(household.order(1).status).toBe("skipped");
    expect(household.credit).toMatchObject({ reserved: {}, grants: [{ leftCents: 900 }] });
  });

  it("can be spent again when it was for an addition that is dropped beside it", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await give(household, "purchased", 900);
    const additionId = await start(household, 1, [{ sku: "MKT-0001", quantity: 2 }]);
    const dropAndFollow = async () => {
      const drop = { type: "DropAddition", additionId, because: "sold-out", at: household.now } as const;
      await household.act((steps, context) => steps.handle(orders, orderId, drop, context));
      await household.follow();
    };
    const purpose = purposeOf(orderId, additionId);
    const reserve = { type: "ReserveCredit", purpose, promotionalCents: cents(0), purchasedCents: cents(900), at: household.now } as const;
    const { steps } = household.world.process();
    const slow = meanwhile(steps, { write: "credit", nth: 1 }, dropAndFollow);
    await slow.handle(credits, accountId, reserve, household.context());
    expect(household.credit.reserved).not.toEqual({});
    await household.follow();
    expect(household.credit).toMatchObject({ reserved: {}, grants: [{ leftCents: 900 }] });
  });
});

describe("a household that moves while its process dies", () => {
  const there = { ...address, unit: "7" };

  it.each([0, 1, 2, 3, 4])("has claimed where it is, and nothing else, when it died before its step %i and asked again", async (dies) => {
    const world = new World();
    const household = new Household(world, signedUpAt);
    const { steps, life } = world.process();
    await steps.handle(
      accounts,
      accountId,
      { type: "OpenAccount", accountId, person, language: "en", at: signedUpAt },
      household.context(),
    );
    await giveAddress(steps, { accountId, address }, household.context());
    const context = household.context();
    life.stepsLeft = dies;
    await giveAddress(steps, { accountId, address: there }, context).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
    const other = world.process().steps;
    const holders = async () =>
      Promise.all([address, there].map(async (each) => (await other.load(claims, householdOf(other, each))).state.status));
    const wasGiven = world.log.of(`account-${accountId}`).filter(({ type }) => type === "AddressGiven").length === 2;
    await household.follow();
    if (wasGiven) expect(await holders()).toEqual(["free", "held"]);
    await giveAddress(other, { accountId, address: there }, context);
    expect(await holders()).toEqual(["free", "held"]);
  });
});

describe("points of a box that is refunded before its policy has written them down", () => {
  it("are in the end what they are when it has", async () => {
    const pointsAfter = async (isLate: boolean) => {
      const household = await begin();
      const { calendar, lines } = household.order(1);
      for (const at of [calendar.lockAt, calendar.billingAt]) {
        household.now = at;
        await household.doDue();
      }
      if (!isLate) await household.follow();
      const refundId = idFrom("refund", "late");
      const asked = { lines: [{ sku: lines[0]!.sku, quantity: 1 }], deliveryFee: false };
      await household.act((steps, context) => refundOrder(steps, { orderId, refundId, asked, reason: "damaged" }, context));
      await household.act((steps, context) => payRefundOut(steps, { orderId, refundId }, context));
      await household.finish();
      return household.points.available;
    };
    const inTime = await pointsAfter(false);
    expect(inTime).toBeGreaterThan(0);
    expect(await pointsAfter(true)).toBe(inTime);
  });
});

describe("a pause that ends just before a cutoff", () => {
  it.each([
    [0, "open"],
    [30, "open"],
    [61, "skipped"],
  ])("has its week back when its policy comes %i minutes after the cutoff, if it can be billed in time: %s", async (late, status) => {
    const household = await begin();
    const { calendar } = household.order(1);
    await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
    await household.follow();
    expect(household.order(1).status).toBe("skipped");
    household.now = addMs(calendar.cutoffAt, -1);
    await household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
    household.now = addMinutes(calendar.cutoffAt, late);
    await household.follow();
    expect(household.order(1).status).toBe(status);
    household.now = addMinutes(calendar.billingAt, 1);
    await household.doDue(["cutoff", "billing"]);
    expect(household.order(1).status).toBe(status === "open" ? "billed" : "skipped");
  });
});
