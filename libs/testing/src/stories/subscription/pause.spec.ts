import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { type PointsHistoryRow, pointsHistoryModel } from "@tablee/projections/points-history/read-model";
import { orderIdIn, subscriptionId } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { begin } from "../../fixtures/signed-up-household.ts";
import { rowsOf } from "../../model/rows.ts";

/** The weeks after the first box, each with the reason of its skip, once the policies have run. */
async function weeksOf(household: Household): Promise<readonly string[]> {
  await household.follow();
  return [1, 2, 3].map((n) => {
    const order = household.order(n);
    return "because" in order && order.status === "skipped" ? `${order.status} ${order.because}` : order.status;
  });
}
const pause = (household: Household, until?: string): Promise<void> =>
  household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation", until }, context));
const resume = (household: Household): Promise<void> =>
  household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
const unskip = (household: Household, n: number): Promise<void> =>
  household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIdIn(n) }, context));

describe("a pause", () => {
  it("skips the open weeks, and brings them back when it ends, but for those that were skipped by hand", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIdIn(1), reason: "away" }, context));
    await pause(household);
    expect(await weeksOf(household)).toEqual(["skipped away", "skipped paused", "skipped paused"]);
    await resume(household);
    expect(await weeksOf(household)).toEqual(["skipped away", "open", "open"]);
    // These weeks were not asked for one by one, so they earn nothing.
    const rows = rowsOf<PointsHistoryRow>(pointsHistoryModel, household.world);
    expect(rows.filter(({ by }) => by === "unskip")).toEqual([]);
  });

  it("keeps a week that is asked for in spite of it", async () => {
    const household = await begin();
    await pause(household);
    expect(await weeksOf(household)).toEqual(["skipped paused", "skipped paused", "skipped paused"]);
    await unskip(household, 2);
    await household.advance(addMinutes(household.order(2).calendar.cutoffAt, 2));
    expect(await weeksOf(household)).toEqual(["skipped paused", "locked", "skipped paused"]);
    await household.advance(addMinutes(household.order(2).calendar.billingAt, 1));
    expect(household.order(2).status).toBe("billed");
    await resume(household);
    expect(await weeksOf(household)).toEqual(["skipped paused", "billed", "open"]);
  });

  it("without an end keeps a week that is asked for, and resumes when it is wanted", async () => {
    const household = await begin();
    await pause(household);
    await weeksOf(household);
    await unskip(household, 3);
    expect(await weeksOf(household)).toEqual(["skipped paused", "skipped paused", "open"]);
    await resume(household);
    // Resuming again has no effect.
    await resume(household);
    expect([household.subscription.status, await weeksOf(household)]).toEqual(["active", ["open", "open", "open"]]);
    expect(household.refused.size).toBe(0);
  });

  it.each(["2024-03-18", "2037-11-29"])("is refused until %s, and nothing is saved", async (until) => {
    const household = await begin();
    await pause(household, until);
    expect([...household.refused]).toEqual([["selection-invalid", 1]]);
    expect([household.subscription.status, await weeksOf(household)]).toEqual(["active", ["open", "open", "open"]]);
  });

  it("is for good when the subscription is closed", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "expensive" }, context));
    expect((await weeksOf(household)).every((week) => week.startsWith("skipped"))).toBe(true);
    for (const n of [1, 2, 3]) await unskip(household, n);
    await resume(household);
    expect([...household.refused]).toEqual([["subscription-closed", 4]]);
  });
});
