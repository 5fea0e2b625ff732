import { scheduledBy } from "@tablee/commands/context";
import { addPendingPoints, hadUnskipPoints } from "@tablee/commands/points/add-pending-points";
import type { Steps } from "@tablee/commands/steps";
import { orderId as asOrderId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { pointsStream } from "@tablee/testing/fixtures/stream-names";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { unskipOrder } from "../order/weeks/unskip-order.ts";

type Added = Parameters<typeof addPendingPoints>[1];

/** The policy that writes points down. */
function addPoints(household: Household, input: Partial<Added> & Pick<Added, "by">) {
  const { orderId = orderIds[1]!, additionId = "" } = input;
  const context = scheduledBy("points", [orderId, input.by, additionId], household.now, accountId);
  return (steps: Steps) => addPendingPoints(steps, { orderId, ...input }, context);
}

const pending = (household: Household, data: object) => [
  pointsStream,
  "PointsPending",
  { orderId: orderIds[1]!, ...data, earnedAt: household.now },
];

/** Skips the second week, and brings it back some hours later. */
async function skipAndUnskip(household: Household, hours: number): Promise<void> {
  await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[1]!, reason: "away" }, context));
  household.now = addHours(household.now, hours);
  await household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIds[1]! }, context));
}

async function withPaidBox(): Promise<Household> {
  const household = await begin();
  await untilBilled(household, 1);
  return household;
}

describe("points that wait for a delivery", () => {
  it("are earned by a box that is paid, once", async () => {
    const household = await withPaidBox();
    const work = addPoints(household, { by: "order" });
    expect(await appended(household.world, work)).toEqual([pending(household, { by: "order", points: 63 })]);
    expect(await appended(household.world, work)).toEqual([]);
  });

  it("are earned by each addition that is paid, for itself", async () => {
    const household = await withPaidBox();
    const first = await add(household, 1, [{ sku: "MKT-0001", quantity: 2 }]);
    const second = await add(household, 1, [{ sku: "MKT-0002", quantity: 1 }]);
    // $63.70, $81.70 and $90.70 in all.
    for (const [additionId, points] of [
      [second, 9],
      [first, 18],
    ] as const)
      expect(await appended(household.world, addPoints(household, { by: "addition", additionId }))).toEqual([
        pending(household, { by: "addition", additionId, points }),
      ]);
  });

  it("are fifty for a week that is brought back a day after it was skipped, and none earlier", async () => {
    const household = await begin();
    await skipAndUnskip(household, 23);
    expect(await appended(household.world, addPoints(household, { by: "unskip" }))).toEqual([]);
    const order = { ...household.order(1), skippedMs: 24 * 3_600_000 };
    expect(await appended(household.world, addPoints(household, { by: "unskip", order }))).toEqual([
      pending(household, { by: "unskip", points: 50 }),
    ]);
  });

  it("are those of the order as its change left it, where that is given", async () => {
    const household = await withPaidBox();
    const order = household.order(2);
    expect(await appended(household.world, addPoints(household, { by: "order", order }))).toEqual([]);
    const paid = household.order(1);
    const { handle } = household.world.process().steps;
    const unread = { handle, load: async () => Promise.reject(new Error("the order is read again")) } as unknown as Steps;
    expect(await appended(household.world, () => addPoints(household, { by: "order", order: paid })(unread))).toHaveLength(1);
  });

  it.each<[string, Partial<Added> & Pick<Added, "by">]>([
    ["by a box that is not paid", { by: "order" }],
    ["by an addition that is not paid", { by: "addition", additionId: idFrom("addition") }],
    ["by a week that does not exist", { by: "unskip", orderId: asOrderId(idFrom("no order")) }],
  ])("are not earned %s", async (_, input) => {
    const household = await begin();
    expect(await appended(household.world, addPoints(household, input))).toEqual([]);
  });
});

describe("the points of a week that is brought back", () => {
  it("are had once they were added, and stay so", async () => {
    const household = await begin();
    const had = (orderId: OrderId) => hadUnskipPoints(household.world.process().steps, accountId, orderId);
    expect(await had(orderIds[1]!)).toBe(false);
    await skipAndUnskip(household, 24);
    expect(await had(orderIds[1]!)).toBe(true);
    expect(await had(orderIds[2]!)).toBe(false);
  });
});
