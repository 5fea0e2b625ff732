import { addHours } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { earn } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkBooks } from "@tablee/testing/model/rows";
import { pauseSubscription } from "../subscription/pause-subscription.ts";
import { expirePoints } from "./expire-points.ts";
import { redeemPoints } from "./redeem-points.ts";

const noticeAt = "2028-01-18T15:00:00.000Z";
const expiresAt = "2028-03-03T15:00:00.000Z";

/** A household that earned points, and paused for good. */
async function paused(): Promise<Household> {
  const household = await begin();
  await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
  await household.finish();
  household.now = "2027-03-03T15:00:00.000Z";
  await earn(household, 600);
  return household;
}

const expire = (household: Household, at: string, dies?: number) => {
  household.now = at;
  return household.act((steps, context) => expirePoints(steps, { accountId }, context), dies);
};
const sent = ({ world }: Household) => world.log.events.filter(({ type }) => type === "NoticeSent").length;

describe("points of a household that orders nothing for a year", () => {
  it("are announced in a mail, then expire on the day that it names", async () => {
    const household = await paused();
    const { available } = household.points;
    const before = sent(household);
    for (const at of [addHours(noticeAt, -24 * 60), noticeAt, noticeAt, addHours(expiresAt, -1)]) await expire(household, at);
    expect([sent(household) - before, household.points.available]).toEqual([1, available]);
    expect(household.points.expiry.announced).toBeDefined();
    await expire(household, household.points.expiry.announced!.expiresAt);
    expect([household.points.available, household.points.expired]).toEqual([0, available]);
    checkBooks(household.world);
  });

  it("stay where some are exchanged after the mail", async () => {
    const household = await paused();
    await expire(household, "2028-04-01T15:00:00.000Z");
    await household.act((steps, context) => redeemPoints(steps, { accountId, points: 500 }, context));
    await expire(household, "2028-08-01T15:00:00.000Z");
    expect(household.points.expired).toBe(0);
  });

  it.each([0, 1, 2, 3, 4])("are announced in one mail, though its process dies before step %i", async (dies) => {
    const household = await paused();
    const before = sent(household);
    await expire(household, "2028-04-01T15:00:00.000Z", dies);
    await expire(household, "2028-04-01T15:00:00.000Z");
    expect([sent(household) - before, household.points.expiry.announced]).toEqual([1, { expiresAt: "2028-05-01T15:00:00.000Z" }]);
  });
});
