import { addDays } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { accountId, tastes } from "@tablee/domain/testing/examples";
import { orderIds, slot, subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { changeTastes } from "../subscription/change-tastes.ts";
import { movePauseEnd } from "../subscription/move-pause-end.ts";
import { pauseSubscription } from "../subscription/pause-subscription.ts";
import { resumeSubscription } from "../subscription/resume-subscription.ts";
import { boxesToCome } from "./boxes-to-come.ts";

const toCome = ({ world, subscription, now }: Household) => boxesToCome(world.process().steps, subscription, now);
const weeksToCome = async (household: Household) => (await toCome(household))!.boxes.map(({ week }) => week);
const beforeCutoffOf = (household: Household, n: number) => addDays(toLocal(slot.zone, household.order(n).calendar.cutoffAt).date, -3);

describe("the boxes to come after a pause", () => {
  it("are those that it skipped, before they are restored, and are judged by the exclusions chosen during it", async () => {
    const household = await begin();
    await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
    await household.follow();
    expect(await weeksToCome(household)).toEqual([]);
    const latest = { ...tastes, allergens: ["pine-nut" as const] };
    await household.act((steps, context) => changeTastes(steps, { subscriptionId, tastes: latest }, context));
    await household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
    expect(household.order(1).status).toBe("skipped");
    expect(await weeksToCome(household)).toEqual(weeks.slice(1));
    expect((await toCome(household))!.excluded).toEqual(["tree-nuts", "pine-nut"]);
  });

  it("are those beyond its end where the end is moved, and none that its customer skipped", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[3]!, reason: "away" }, context));
    await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
    await household.follow();
    const until = beforeCutoffOf(household, 2);
    await household.act((steps, context) => movePauseEnd(steps, { subscriptionId, until }, context));
    expect(await weeksToCome(household)).toEqual([weeks[2]]);
  });
});
