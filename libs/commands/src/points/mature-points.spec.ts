import { orders } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { maturePoints } from "@tablee/commands/points/mature-points";
import { addHours, addMs } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { unskipOrder } from "../order/weeks/unskip-order.ts";

const orderId = orderIds[1]!;

const skip = (household: Household) => household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));

/** A household whose second week was skipped and came back, for which it has points pending. */
async function withPending(): Promise<Household> {
  const household = await begin();
  await skip(household);
  household.now = addHours(household.now, 24);
  await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
  await household.follow();
  return household;
}

/** The events when the points' schedule wakes at an instant. */
async function mature({ world }: Household, at: string): Promise<readonly string[]> {
  const from = world.log.head;
  const context: CommandContext = scheduledBy("maturation", [orderId, at], at, accountId);
  await maturePoints(world.process().steps, { orderId }, context);
  return world.log.events.slice(from).map(({ stream, type }) => `${stream === streamName("points", accountId)} ${type}`);
}

describe("the points of an order", () => {
  it("become available once it is delivered", async () => {
    const household = await withPending();
    const { lockAt, billingAt, deliveryUntil } = household.order(1).calendar;
    for (const at of [lockAt, billingAt]) {
      household.now = at;
      await household.doDue(["cutoff", "billing"]);
      await household.follow();
    }
    expect(await mature(household, deliveryUntil)).toEqual([]);
    household.now = deliveryUntil;
    await household.doDue(["dispatch"]);
    await household.doDue(["delivery"]);
    await household.follow();
    expect(household.order(1).status).toBe("delivered");
    expect(await mature(household, deliveryUntil)).toEqual(["true PointsMatured"]);
  });

  it("stay pending as long as it may get a box", async () => {
    const household = await withPending();
    expect(await mature(household, household.now)).toEqual([]);
  });

  it("stay pending while it is skipped and may come back, and are forfeited at its cutoff", async () => {
    const household = await withPending();
    await skip(household);
    const { cutoffAt } = household.order(1).calendar;
    expect(await mature(household, addMs(cutoffAt, -1))).toEqual([]);
    expect(await mature(household, cutoffAt)).toEqual(["true PointsForfeited"]);
  });

  it("are forfeited once it failed, whenever that was", async () => {
    const household = await withPending();
    const { cutoffAt, lockAt, billingAt } = household.order(1).calendar;
    household.world.gateway.mood = "hard";
    household.now = lockAt;
    await household.doDue(["cutoff"]);
    household.now = billingAt;
    while ((await household.world.process().steps.load(orders, orderId)).state.status !== "failed") {
      await household.doDue(["billing"]);
      household.now = household.world.facts.nextDue(["billing"], household.now) ?? household.now;
    }
    expect(await mature(household, addMs(cutoffAt, -1))).toEqual(["true PointsForfeited"]);
  });
});
