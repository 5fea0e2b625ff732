import { scheduledBy } from "@tablee/commands/context";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { refundSoldOut } from "@tablee/commands/refund/refund-sold-out";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { PaidOrder } from "@tablee/domain/order/state";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, changeLines, start, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream } from "@tablee/testing/fixtures/stream-names";

const [orderId, sku] = [orderIds[1]!, skuOf(1)];
const unit = { sku, quantity: 1 };

/** The second box has two units of an item, and two additions of one each that are paid, in this order, and one that is not. */
async function begun(): Promise<{ household: Household; first: string; second: string }> {
  const household = await begin();
  await changeLines(household, 1, [
    { sku, quantity: 2 },
    { sku: skuOf(2), quantity: 1 },
    { sku: skuOf(3), quantity: 1 },
  ]);
  await untilBilled(household, 1);
  const first = await add(household, 1, [unit, { sku: "MKT-0001", quantity: 1 }]);
  const second = await add(household, 1, [unit]);
  await start(household, 1, [{ sku: "MKT-0002", quantity: 1 }]);
  return { household, first, second };
}

/** Refunds units that other orders took; `known` is the order as the caller read it when they were missing. */
function releaseLostUnits(household: Household, units: number, known = household.order(1) as PaidOrder) {
  const context = scheduledBy("hold", [orderId, sku], household.now, accountId);
  return (steps: Steps) => refundSoldOut(steps, known, { sku, units }, context);
}

const give = (household: Household, additionId?: string) => {
  const asked = { ...(additionId && { additionId }), lines: [unit], deliveryFee: false };
  const input = { orderId, refundId: idFrom("damaged", additionId ?? ""), asked, reason: "damaged" };
  return household.act((steps, context) => refundOrder(steps, input, context));
};

/** Which parts of the order are refunded, and how many units of the item of each. */
async function refunded(household: Household, work: (steps: Steps) => Promise<void>) {
  const events = await appended(household.world, work);
  return events.map(([stream, type, data]) => {
    expect([stream, type]).toEqual([orderStream(1), "OrderRefunded"]);
    const { additionId, lines, reason } = data as { additionId?: string; lines: readonly object[]; reason: string };
    return { part: additionId ?? "own", lines, reason };
  });
}

describe("units of a paid box that others took before they were settled", () => {
  it("are refunded of what was added last, first, and of the box's own lines at the end", async () => {
    const { household, first, second } = await begun();
    const reason = "sold out";
    expect(await refunded(household, releaseLostUnits(household, 3))).toEqual([
      { part: second, lines: [unit], reason },
      { part: first, lines: [unit], reason },
      { part: "own", lines: [unit], reason },
    ]);
    const other = await begun();
    expect(await refunded(other.household, releaseLostUnits(other.household, 1))).toEqual([{ part: second, lines: [unit], reason }]);
  });

  it("are all refunded when none is left", async () => {
    const { household } = await begun();
    expect((await refunded(household, releaseLostUnits(household, 4))).at(-1)).toMatchObject({
      part: "own",
      lines: [{ sku, quantity: 2 }],
    });
  });

  it("are refunded with what was paid for them, as one refund of each part and item", async () => {
    const { household, first, second } = await begun();
    const ids = [second, first, ""].map((part) => idFrom("refund", "sold-out", orderId, part, sku));
    // A sixth recipe, a fifth one, and one of four that $20 were given off.
    expect(await appended(household.world, releaseLostUnits(household, 3))).toMatchObject([
      [orderStream(1), "OrderRefunded", { refundId: ids[0], additionId: second, amounts: { totalCents: 2490 } }],
      [orderStream(1), "OrderRefunded", { refundId: ids[1], additionId: first, amounts: { totalCents: 2550 } }],
      [orderStream(1), "OrderRefunded", { refundId: ids[2], amounts: { totalCents: 2150 } }],
    ]);
  });

  it("are not refunded of what was added and is not paid", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await start(household, 1, [unit]);
    expect(await appended(household.world, releaseLostUnits(household, 1))).toEqual([]);
  });

  it("are refunded once, wherever a process dies at it", async () => {
    const { household } = await begun();
    const work = releaseLostUnits(household, 3);
    const whole = await appended(household.world, work);
    expect(await appendedAfterDeaths(async () => (await begun()).household.world, work)).toEqual([whole, whole, whole]);
    expect(await appended(household.world, work)).toEqual([]);
  });

  it("are not refunded again where they were refunded for another reason", async () => {
    const { household, first, second } = await begun();
    await give(household, second);
    expect(await refunded(household, releaseLostUnits(household, 2))).toMatchObject([{ part: first }]);
    const other = await begun();
    await give(other.household);
    expect(await refunded(other.household, releaseLostUnits(other.household, 4))).toMatchObject([
      { part: second },
      { part: first },
      { part: "own", lines: [{ sku, quantity: 1 }] },
    ]);
  });

  it("are left alone where a refund of another reason comes first, and the rest is refunded", async () => {
    const { household, first, second } = await begun();
    const work = releaseLostUnits(household, 2);
    await give(household, second);
    expect(await refunded(household, work)).toMatchObject([{ part: first }]);
  });

  it("are refunded of the item, and not of options that were added to it", async () => {
    const { household } = await begun();
    const known = household.order(1) as PaidOrder;
    const upgraded = { ...known, lines: known.lines.map((line) => ({ ...line, upgrade: true as const })), additions: {} };
    expect(await refunded(household, releaseLostUnits(household, 2, upgraded))).toEqual([]);
  });

  it("are not refunded of a box that is not paid", async () => {
    const { household } = await begun();
    const known = { ...(household.order(1) as PaidOrder), orderId: orderIds[2]! };
    await expect(appended(household.world, releaseLostUnits(household, 1, known))).rejects.toMatchObject({ code: "order-not-billed" });
  });
});
