import type { CommandContext } from "@tablee/commands/context";
import { decideRefund } from "@tablee/commands/refund/decide-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream } from "@tablee/testing/fixtures/stream-names";

const refundId = idFrom("refund");
const asked = { lines: [{ sku: skuOf(1), quantity: 1 }], deliveryFee: false };
const staff = (household: Household, id: string): CommandContext => ({ ...household.context(), actor: { kind: "staff", id } });

/** A household of whose first box a refund waits for a second person. */
async function withRequest(): Promise<Household> {
  const household = await begin();
  const input = { orderId: orderIds[0]!, refundId, asked, reason: "damaged", aboveAllowance: true };
  await refundOrder(household.world.process().steps, input, staff(household, "staff-1"));
  return household;
}

/** A member of staff approves the refund, or declines it. */
function decide(household: Household, id: string, approved: boolean, n = 0) {
  const context = staff(household, id);
  return (steps: Steps) => decideRefund(steps, { orderId: orderIds[n]!, refundId, approved }, context);
}

describe("a refund that waits for a second person", () => {
  it("goes back once that person approves it, and once only", async () => {
    const household = await withRequest();
    const approve = decide(household, "staff-2", true);
    const amounts = expect.objectContaining({ foodCents: 1790, totalCents: 1790, cardCents: 1790 });
    const data = { refundId, ...asked, amounts, reason: "damaged", approvedBy: "staff-2", refundedAt: household.now };
    expect(await appended(household.world, approve)).toEqual([[orderStream(0), "OrderRefunded", data]]);
    expect(await appended(household.world, approve)).toEqual([]);
    expect(await appended(household.world, decide(household, "staff-3", true))).toEqual([]);
    await expect(appended(household.world, decide(household, "staff-3", false))).rejects.toMatchObject({ code: "refund-paid" });
  });

  it("does not go back when that person declines it", async () => {
    const household = await withRequest();
    const data = { refundId, declinedBy: "staff-2", declinedAt: household.now };
    expect(await appended(household.world, decide(household, "staff-2", false))).toEqual([[orderStream(0), "RefundDeclined", data]]);
    await expect(appended(household.world, decide(household, "staff-3", true))).rejects.toMatchObject({ code: "refund-not-found" });
  });

  it("is not approved by the person who asked for it", async () => {
    const household = await withRequest();
    await expect(appended(household.world, decide(household, "staff-1", true))).rejects.toMatchObject({ code: "second-person-needed" });
  });

  it.each([
    ["was asked for of a paid box", 0],
    ["was asked for of an open week", 1],
  ])("is not found where none %s", async (_, n) => {
    const household = await begin();
    for (const approved of [true, false])
      await expect(appended(household.world, decide(household, "staff-2", approved, n))).rejects.toMatchObject({
        code: "refund-not-found",
      });
  });
});
