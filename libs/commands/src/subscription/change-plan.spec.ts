import { changePlan } from "@tablee/commands/subscription/change-plan";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { plan } from "@tablee/domain/testing/examples";
import { subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const wanted: Plan = { type: "ready-to-cook", persons: 4, recipes: 2 };
const change = (household: Household, to: Plan = wanted) =>
  transcriptOf(household.world, (steps) => changePlan(steps, { subscriptionId, plan: to }, household.context()));

describe("another plan", () => {
  it("counts from the first open week on, once; the boxes that there are keep theirs", async () => {
    const household = await begin();
    expect(await change(household)).toEqual(["PlanChanged"]);
    expect(await change(household)).toEqual([]);
    const { subscription } = household;
    if (subscription.status === "none") throw new Error("no subscription");
    expect(inWeek(subscription.plans, weeks[1]!)).toEqual(wanted);
    expect(household.order(1).plan).toEqual(plan);
  });

  it("is changed back at any time", async () => {
    const household = await begin();
    await change(household);
    expect(await change(household, plan)).toEqual(["PlanChanged"]);
  });

  it("is none of a closed subscription", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect(await change(household)).toEqual(["refused: subscription-closed"]);
  });
});
