import { scheduledBy } from "@tablee/commands/context";
import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { earn } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkGrants } from "@tablee/testing/model/balance-rules";
import { checkBooks } from "@tablee/testing/model/rows";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { closeSubscription } from "../subscription/close-subscription.ts";
import { grantRedeemedPoints, redeemPoints } from "./redeem-points.ts";

/** A household with this many points to spend. */
async function withPoints(points: number): Promise<Household> {
  const household = await begin();
  await household.follow();
  await earn(household, points);
  return household;
}

const redeem = (points: number) => (streams: Streams, context: CommandContext) => redeemPoints(streams, { accountId, points }, context);

describe("an exchange of points", () => {
  it("is paid with points and answered with the credit, which the account has at once; a repetition changes nothing", async () => {
    const household = await withPoints(600);
    const context = household.context();
    const types = async () => (await appended(household.world, (steps) => redeem(500)(steps, context))).map(([, type]) => type);
    expect(await types()).toEqual(["PointsRedeemed", "CreditGranted"]);
    expect(await types()).toEqual([]);
    expect(await redeem(500)(household.world.process().steps, context)).toMatchObject({ cents: 500, available: 100 });
    expect(household.credit.grants).toMatchObject([{ kind: "promotional", source: "points", leftCents: 500, expiresAt: null }]);
  });

  it.each([0, 1, 2, 3, 4])("is whole, whichever step its process dies before: %i", async (dies) => {
    const household = await withPoints(600);
    await household.act(redeem(500), dies);
    await household.follow();
    checkGrants(household.view, accountId);
    const spent = household.points.available === 100;
    expect(household.credit.grants.map(({ leftCents }) => leftCents)).toEqual(spent ? [500] : []);
    checkBooks(household.world);
  });

  it("spends no point twice where two windows exchange the same ones at once", async () => {
    for (let order = 0; order < 30; order++) {
      const household = await withPoints(900);
      await household.together(
        (n) => (order * 7 + n) % n,
        [() => household.act(redeem(500)), () => household.beside(redeem(500)), () => household.follow()],
      );
      await household.follow();
      expect([household.points.available, household.refused.get("not-enough-points")]).toEqual([400, 1]);
      checkGrants(household.view, accountId);
    }
  });

  it("is refused without enough points, for a number that is not offered, and to a closed account", async () => {
    const household = await withPoints(600);
    const refused = (points: number) =>
      appended(household.world, (steps) => redeemPoints(steps, { accountId, points }, household.context())).catch(({ code }) => code);
    expect([await refused(1_000), await refused(600)]).toEqual(["not-enough-points", "redemption-not-offered"]);
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect(await refused(500)).toBe("subscription-closed");
  });

  it("that is unknown is granted nothing", async () => {
    const household = await withPoints(600);
    const context = scheduledBy("points", ["unknown"], household.now, accountId);
    const unknown = { accountId, redemptionId: idFrom("redemption", "unknown") };
    expect(await appended(household.world, (steps) => grantRedeemedPoints(steps, unknown, context))).toEqual([]);
  });
});
