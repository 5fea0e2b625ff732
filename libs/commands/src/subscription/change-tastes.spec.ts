import { changeTastes } from "@tablee/commands/subscription/change-tastes";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const wanted: Tastes = { diets: ["vegan"], allergens: ["peanut"], dislikes: ["olive"] };
const change = (household: Household, tastes = wanted) =>
  transcriptOf(household.world, (steps) => changeTastes(steps, { subscriptionId, tastes }, household.context()));

describe("other tastes", () => {
  it("count from the first open week on, once; the boxes that there are keep their dishes", async () => {
    const household = await begin();
    const before = household.order(1).lines;
    expect(await change(household)).toEqual(["TastesChanged"]);
    expect(await change(household)).toEqual([]);
    const { subscription } = household;
    if (subscription.status === "none") throw new Error("no subscription");
    expect(inWeek(subscription.tastes, weeks[1]!)).toEqual(wanted);
    expect(household.order(1).lines).toEqual(before);
  });

  it("are none of a closed subscription", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect(await change(household)).toEqual(["refused: subscription-closed"]);
  });
});
