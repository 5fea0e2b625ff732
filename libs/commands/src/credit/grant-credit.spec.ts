import { giveCorporatePlan } from "@tablee/commands/credit/corporate-plan";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import type { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import { give } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream } from "@tablee/testing/fixtures/stream-names";

const named = { kind: "purchased", source: "gift-card", name: "a gift" } as const;
const grant = { grantId: idFrom("gift"), ...named, cents: cents(900) };

describe("money that an account is given", () => {
  it("is there once, and its balance is answered", async () => {
    const household = await begin();
    await give(household, "promotional", 500);
    const context = household.context();
    const credit = { purchased: 900, promotional: 500 };
    for (const events of [[[creditStream, "CreditGranted", { ...grant, grantedAt: household.now }]], []])
      expect(
        await appended(household.world, async (steps) =>
          expect(await grantCredit(steps, { accountId, ...grant }, context)).toMatchObject({ credit }),
        ),
      ).toEqual(events);
  });

  it("is refused when it has expired already", async () => {
    const household = await begin();
    const expired = { accountId, ...grant, expiresAt: household.now };
    await expect(appended(household.world, (steps) => grantCredit(steps, expired, household.context()))).rejects.toMatchObject({
      code: "expiry-passed",
    });
  });

  it("is refused to a closed subscription, which has no order to spend it on, as is a monthly plan", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    const plan = { accountId, plan: "partner", cents: cents(5_000), until: "2027-12-01" };
    for (const give of [
      (steps: Steps) => grantCredit(steps, { accountId, ...grant, kind: "promotional" }, household.context()),
      (steps: Steps) => giveCorporatePlan(steps, plan, household.context()),
    ])
      await expect(appended(household.world, give)).rejects.toMatchObject({ code: "subscription-closed" });
  });
});
