import { settleCapacity } from "@tablee/commands/capacity/settle-capacity";
import { type CommandContext, part } from "@tablee/commands/context";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import type { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { system } from "@tablee/domain/kernel/log/actor";
import { addHours, addMinutes, addMs } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { others, takePlaces, takeStock } from "@tablee/testing/fixtures/competing-customers";
import { deliveries, type Existing, orderIds, skuOf, subscriptionId } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "./skip-order.ts";
import { unskipOrder } from "./unskip-order.ts";

const orderId = orderIds[1]!;
const dayMs = 24 * 3_600_000;
const place = "2027-03-20/07-12";
const dishes = [4, 5, 6].map(skuOf);

/** A household that skipped its second week a day ago, which has released its slot and its stock. */
async function skipped(): Promise<Household> {
  const household = await begin();
  await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
  await household.follow();
  household.now = addHours(household.now, 24);
  return household;
}

type Answer = Awaited<ReturnType<typeof unskipOrder>>;

/** The answer to an unskip, and the events it appends. */
async function unskip(household: Household, context: CommandContext = household.context(), over = (steps: Steps) => steps) {
  let answer: Answer | undefined;
  const lines = await transcriptOf(household.world, async (steps) => {
    answer = await unskipOrder(over(steps), { accountId, orderId }, context);
  });
  return { lines, answer: answer && { changed: answer.changed, removed: answer.removed, pointsEarned: answer.pointsEarned } };
}

const held = [`SlotHeld ${place} 1`, ...dishes.map((sku) => `StockHeld 1/${sku} 1`)];
const settled = [`SlotSettled ${place} 1`, ...dishes.map((sku) => `StockSettled 1/${sku} 1`)];
const givenBack = [`SlotSettled ${place} 0`, ...dishes.map((sku) => `StockSettled 1/${sku} 0`)];

describe("a skipped week that is wanted after all", () => {
  it("holds its place and its stock, comes back, has both for good, and earns points", async () => {
    const household = await skipped();
    const { lines, answer } = await unskip(household);
    expect(lines).toEqual([...held, "OrderUnskipped 1", ...settled, "PointsPending 1 50"]);
    expect(answer).toEqual({ changed: true, removed: [], pointsEarned: 50 });
  });

  it("changes nothing more when the same request comes again, and answers that it earned nothing twice", async () => {
    const household = await skipped();
    const context = household.context();
    await unskip(household, context);
    expect(await unskip(household, context)).toEqual({ lines: [], answer: { changed: false, removed: [], pointsEarned: 0 } });
  });

  it("changes nothing when it was not skipped", async () => {
    const household = await begin();
    expect(await unskip(household)).toEqual({ lines: [], answer: { changed: false, removed: [], pointsEarned: 0 } });
  });

  it("earns its points once, however often it is skipped and comes back", async () => {
    const household = await skipped();
    await unskip(household);
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    await household.follow();
    const { lines, answer } = await unskip(household);
    expect(lines).toEqual([...held, "OrderUnskipped 1", ...settled]);
    expect(answer).toEqual({ changed: true, removed: [], pointsEarned: 0 });
  });

  it("earns nothing within a day of its skip, and earns its points later, after a skip of a day", async () => {
    const household = await begin();
    for (const [ms, pointsEarned] of [
      [0, 0],
      [dayMs - 1, 0],
      [dayMs, 50],
    ] as const) {
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow();
      household.now = addMs(household.now, ms);
      expect((await unskip(household)).answer).toMatchObject({ pointsEarned });
      await household.follow();
      expect(household.points.orders.get(orderId)?.pending.unskip ?? 0).toBe(pointsEarned);
    }
  });

  it("earns nothing when the system brings it back, as at the end of a pause", async () => {
    const household = await skipped();
    const { lines, answer } = await unskip(household, { ...household.context(), actor: system("pause") });
    expect(lines).toEqual([...held, "OrderUnskipped 1", ...settled]);
    expect(answer).toEqual({ changed: true, removed: [], pointsEarned: 0 });
  });
});

describe("a skipped week whose window has filled up", () => {
  const evening = "2027-03-20/17-22";
  const { weekday, window } = deliveries[1]!;
  const comeBack = (household: Household, context: CommandContext) =>
    transcriptOf(household.world, (steps) => unskipOrder(steps, { accountId, orderId, place: { weekday, window } }, context));

  it("comes back in a different one, by one act", async () => {
    const household = await skipped();
    await takePlaces(household, 1);
    expect(await comeBack(household, household.context())).toEqual([
      `OrderDeliveryChanged 1 ${evening} RTC-0004×1 RTC-0005×1 RTC-0006×1`,
      `SlotHeld ${evening} 1`,
      ...held.slice(1),
      "OrderUnskipped 1",
      `SlotSettled ${evening} 1`,
      ...settled.slice(1),
      "PointsPending 1 50",
    ]);
  });

  it("changes nothing more when the same request comes again", async () => {
    const household = await skipped();
    const context = household.context();
    await comeBack(household, context);
    expect(await comeBack(household, context)).toEqual([]);
  });

  it("stays in its window once its subscription is closed", async () => {
    const household = await skipped();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect(await comeBack(household, household.context())).toEqual(["refused: subscription-closed"]);
  });

  it("stays in its window once its cutoff has passed", async () => {
    const household = await skipped();
    const context = { ...household.context(), at: household.order(1).calendar.cutoffAt };
    expect(await comeBack(household, context)).toEqual(["refused: order-past-cutoff"]);
  });
});

describe("a week that comes back with less than it had", () => {
  it("loses a dish that others bought in between, in the same decision, and names it", async () => {
    const household = await skipped();
    await takeStock(household, 1, dishes[1]!);
    const { lines, answer } = await unskip(household);
    expect(lines).toEqual([
      `SlotHeld ${place} 1`,
      `StockHeld 1/${dishes[0]} 1`,
      `StockHeld 1/${dishes[2]} 1`,
      "OrderUnskipped 1",
      `OrderEdited 1 ${dishes[0]}×1 ${dishes[2]}×1`,
      `SlotSettled ${place} 1`,
      `StockSettled 1/${dishes[0]} 1`,
      `StockSettled 1/${dishes[2]} 1`,
      "PointsPending 1 50",
    ]);
    expect(answer).toEqual({ changed: true, removed: [dishes[1]], pointsEarned: 50 });
  });

  it("does not come back without a place: what was held is given back, and it stays skipped", async () => {
    const household = await skipped();
    await takePlaces(household, 1);
    const { lines } = await unskip(household);
    expect(lines).toEqual([...held.slice(1), ...givenBack.slice(1), "refused: slot-full"]);
    expect(household.order(1)).toMatchObject({ status: "skipped", because: "away" });
  });
});

describe("a week that cannot come back", () => {
  it("is that of another account", async () => {
    const household = await skipped();
    const context = household.context();
    const work = transcriptOf(household.world, (steps) => unskipOrder(steps, { accountId: otherAccountId, orderId }, context));
    expect(await work).toEqual(["refused: order-not-found"]);
  });

  it("is one that was never made", async () => {
    const household = await skipped();
    const context = household.context();
    const work = transcriptOf(household.world, (steps) => unskipOrder(steps, { accountId, orderId: others }, context));
    expect(await work).toEqual(["refused: order-not-found"]);
  });

  it("is one of a subscription that was closed, though a paused one may have a single box", async () => {
    const household = await skipped();
    await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
    expect((await unskip(household)).answer).toMatchObject({ changed: true });
    const closed = await skipped();
    await closed.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect((await unskip(closed)).lines).toEqual(["refused: subscription-closed"]);
  });

  it("is one past its cutoff: nothing is held for it", async () => {
    const household = await skipped();
    household.now = household.order(1).calendar.cutoffAt;
    expect((await unskip(household)).lines).toEqual(["refused: order-past-cutoff"]);
  });
});

describe("an unskip that does not get to its end", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    "has its whole share and its points when it died before its step %i and is asked for again",
    async (dies) => {
      const household = await skipped();
      const context = household.context();
      await transcriptOf(household.world, (steps) => unskipOrder(steps, { accountId, orderId }, context), dies);
      await unskip(household, context);
      await household.follow();
      household.now = addMinutes(household.now, 16);
      await household.doDue(["hold"]);
      expect(household.order(1).status).toBe("open");
      const again = await transcriptOf(household.world, (steps) => settleCapacity(steps, { orderId }, household.context()));
      expect(again).toEqual([]);
      expect(household.points.pending).toBeGreaterThanOrEqual(50);
    },
  );

  it("takes its place and its stock where it is skipped between being read and written", async () => {
    const household = await begin();
    const other = () => household.beside((steps, own) => skipOrder(steps, { accountId, orderId, reason: "away" }, own));
    const { lines, answer } = await unskip(household, household.context(), (steps) => meanwhile(steps, { write: "order", nth: 1 }, other));
    expect(lines).toEqual(["OrderSkipped 1 away", ...held, "OrderUnskipped 1", ...settled]);
    expect(answer).toEqual({ changed: true, removed: [], pointsEarned: 0 });
  });

  it("earns its points once when two devices ask for it at once", async () => {
    const household = await skipped();
    const other = () => household.beside((steps, own) => unskipOrder(steps, { accountId, orderId }, own));
    const { lines, answer } = await unskip(household, household.context(), (steps) => meanwhile(steps, { write: "order", nth: 1 }, other));
    expect(lines).toEqual([...held, ...held, "OrderUnskipped 1", ...settled, "PointsPending 1 50"]);
    expect(answer).toEqual({ changed: false, removed: [], pointsEarned: 0 });
  });

  it("holds nothing more where another device has brought it back, and it was locked", async () => {
    const household = await skipped();
    const { lockAt } = household.order(1).calendar;
    const other = async () => {
      await household.beside((steps, own) => unskipOrder(steps, { accountId, orderId }, own));
      await household.beside((steps, own) => lockOrder(steps, { orderId }, { ...own, at: lockAt }));
    };
    const { lines } = await unskip(household, household.context(), (steps) => meanwhile(steps, { write: "slot", nth: 1 }, other));
    expect(lines.slice(-2)).toEqual([`SlotSettled ${place} 1`, "refused: order-not-editable"]);
    expect(await transcriptOf(household.world, (steps) => settleCapacity(steps, { orderId }, household.context()))).toEqual([]);
  });

  it("leaves nothing of a dish that another device takes out of the box in between", async () => {
    const household = await skipped();
    const other = () =>
      household.beside(async (steps, own) => {
        const { state } = await unskipOrder(steps, { accountId, orderId }, own);
        const lines = dishes.slice(1).map((sku) => ({ sku, quantity: 1 }));
        const { version } = state as Existing;
        await editOrder(steps, { accountId, orderId, version, editingSession: "simulated-session", lines }, part(own, "edit"));
      });
    await unskip(household, household.context(), (steps) => meanwhile(steps, { write: "stock", nth: 1 }, other));
    const stock = household.stock(1, dishes[0]!);
    expect([settledUnits(stock, orderId), heldUntil(stock, orderId, household.now)]).toEqual([0, undefined]);
  });
});
