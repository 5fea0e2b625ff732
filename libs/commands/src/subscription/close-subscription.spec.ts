import { returnablesOfAccounts } from "@tablee/commands/aggregates";
import { expireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { recordReturn } from "@tablee/commands/returnables/record-return";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { give, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream } from "@tablee/testing/fixtures/stream-names";

const close = (household: Household) =>
  transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
/** Lends a bag, of a box that came before the household's history begins. */
const lend = (household: Household) => {
  const box = { orderId: orderId(idFrom("earlier box")), kinds: ["bag"], zone: "America/Toronto", deliveredOn: "2027-01-02" } as const;
  return household.act((steps, context) =>
    steps
      .handle(returnablesOfAccounts, accountId, { type: "LendWithDelivery", ...box, at: "2027-01-02T17:00:00.000Z" }, context)
      .then(() => {}),
  );
};
const expire = (household: Household) =>
  appended(household.world, (steps) => expireGivenCredit(steps, { subscriptionId }, household.context()));

describe("closing", () => {
  it("is for good: a second one is refused", async () => {
    const household = await begin();
    expect(await close(household)).toEqual(["SubscriptionClosed"]);
    expect(await close(household)).toEqual(["refused: subscription-closed"]);
  });

  it("waits until bags and kits are back", async () => {
    const household = await begin();
    await lend(household);
    expect(await close(household)).toEqual(["refused: assets-out"]);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in" }, context));
    expect(await close(household)).toEqual(["SubscriptionClosed"]);
  });

  it("waits until given money has expired; purchased money stays", async () => {
    const household = await begin();
    await give(household, "promotional", 700);
    await give(household, "purchased", 900);
    expect(await close(household)).toEqual(["refused: given-balance-left"]);
    const data = { grantId: idFrom("grant", "promotional", 700), cents: 700, expiredAt: household.now };
    expect(await expire(household)).toEqual([[creditStream, "CreditExpired", data]]);
    expect(await expire(household)).toEqual([]);
    expect(await close(household)).toEqual(["SubscriptionClosed"]);
    expect(household.credit.grants.find(({ kind }) => kind === "purchased")).toMatchObject({ leftCents: 900 });
  });

  it("lets given money expire in the same act where its customer agrees to that, also when it is asked for again", async () => {
    const household = await begin();
    await give(household, "promotional", 700);
    const context = household.context();
    const leave = () =>
      transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other", expireGiven: true }, context));
    expect(await leave()).toEqual([expect.stringMatching(/^CreditExpired /), "SubscriptionClosed"]);
    expect(household.credit.grants.map(({ leftCents }) => leftCents)).toEqual([0]);
    expect(await leave()).toEqual([]);
  });

  it("keeps given money where it is refused", async () => {
    const household = await begin();
    await give(household, "promotional", 700);
    await lend(household);
    const input = { subscriptionId, reason: "other", expireGiven: true } as const;
    expect(await transcriptOf(household.world, (steps) => closeSubscription(steps, input, household.context()))).toEqual([
      "refused: assets-out",
    ]);
    expect(household.credit.grants).toMatchObject([{ leftCents: 700 }]);
  });

  it("leaves what a locked box has reserved", async () => {
    const household = await begin();
    await give(household, "promotional", 10_000);
    household.now = household.order(1).calendar.lockAt;
    await household.doDue();
    const reserved = Object.values(household.credit.reserved).flat();
    expect(reserved.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThan(0);
    await expire(household);
    expect(Object.values(household.credit.reserved).flat()).toEqual(reserved);
  });

  it("ends the points, those of a box that is still to come included, which is delivered all the same", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await household.follow();
    const { available, pending } = household.points;
    expect(pending).toBeGreaterThan(0);
    await close(household);
    await household.follow();
    expect(household.points).toMatchObject({ available: 0, pending: 0, ended: true });
    expect(household.world.log.events.findLast(({ type }) => type === "PointsEnded")?.data).toMatchObject({ available, pending });
    await household.finish();
    expect(household.order(1).status).toBe("delivered");
    expect(household.points).toMatchObject({ available: 0, pending: 0 });
  });

  it("keeps given money where the account could not close", async () => {
    const household = await begin();
    await give(household, "promotional", 700);
    await lend(household);
    await expect(expire(household)).rejects.toMatchObject({ code: "assets-out" });
    expect(household.credit.grants[0]).toMatchObject({ leftCents: 700 });
  });
});
