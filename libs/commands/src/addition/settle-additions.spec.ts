import { settleAdditions } from "@tablee/commands/addition/settle-additions";
import { scheduledBy } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, diesAt } from "@tablee/testing/fixtures/appended-events";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, give, start, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream, paymentStream, stockStream } from "@tablee/testing/fixtures/stream-names";

const jam = [{ sku: "MKT-0001", quantity: 2 }];

/** The schedule wakes for an order's additions. */
function settle({ now }: Household, n = 1) {
  const context = scheduledBy("addition", [orderIds[n]!, now], now, accountId);
  return (steps: Steps) => settleAdditions(steps, { orderId: orderIds[n]! }, context);
}

/** The second box is paid, and so is one addition to it; the provider does not answer the charge of a second addition. */
async function undecided(): Promise<{ household: Household; additionId: string }> {
  const household = await begin();
  await untilBilled(household, 1);
  await add(household, 1, [{ sku: "MKT-0002", quantity: 1 }]);
  household.world.gateway.mood = "lost-on-the-way";
  const additionId = await add(household, 1, jam);
  household.world.gateway.mood = "captured";
  household.now = addMinutes(household.now, 2);
  return { household, additionId };
}

describe("an addition whose charge was interrupted", () => {
  it("is charged to its end, once", async () => {
    const { household, additionId } = await undecided();
    const work = settle(household);
    expect(await appended(household.world, work)).toMatchObject([
      [paymentStream(1, additionId), "PaymentCaptured", { attempt: 1, amountCents: 1800 }],
      [orderStream(1), "LateAdditionBilled", { additionId, attempt: 1 }],
    ]);
    expect(await appended(household.world, work)).toEqual([]);
    // The end of a hold settles the units it was taken for.
    household.now = addMinutes(household.now, 15);
    expect(await appended(household.world, () => household.doDue(["hold"]))).toMatchObject([
      [stockStream(1, "MKT-0001"), "StockSettled", { units: 2 }],
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "releases its credit once it was not paid, wherever the schedule dies before it is woken again: %i",
    async (dies) => {
      const household = await begin();
      await untilBilled(household, 1);
      await give(household, "purchased", 700);
      household.world.gateway.mood = "lost-on-the-way";
      const additionId = await add(household, 1, jam);
      expect(Object.keys(household.credit.reserved)).toHaveLength(1);
      household.world.gateway.mood = "cancelled";
      household.now = addMinutes(household.now, 2);
      const work = settle(household);
      await diesAt(household.world, work, dies);
      await appended(household.world, work);
      expect(household.order(1)).toMatchObject({ additions: { [additionId]: { status: "open", failure: "cancelled" } } });
      expect(household.credit.reserved).toEqual({});
    },
  );

  it("stays undecided while its provider is silent", async () => {
    const { household } = await undecided();
    household.world.gateway.mood = "lost-on-the-way";
    expect(await appended(household.world, settle(household))).toEqual([]);
  });
});

describe("an addition whose charge was not asked for", () => {
  it("is not charged by the schedule", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await start(household, 1, jam);
    expect(await appended(household.world, settle(household))).toEqual([]);
    expect(await appended(household.world, settle(household, 2))).toEqual([]);
  });
});
