import { subscriptions } from "@tablee/commands/aggregates";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { addDays, addWeeks } from "@tablee/domain/kernel/time";
import { toInstant, toLocal } from "@tablee/domain/kernel/zones/zones";
import { openPause } from "@tablee/domain/subscription/decider";
import { begin } from "@tablee/simulation/beginning";
import type { Household } from "@tablee/simulation/household";
import { slot, subscriptionId, weeks } from "@tablee/simulation/setting";
import { told } from "@tablee/simulation/told";

const today = ({ now }: Household) => toLocal(slot.zone, now).date;
const pause = (household: Household, until?: string) =>
  told(household.world, (steps) => pauseSubscription(steps, { subscriptionId, reason: "vacation", until }, household.context()));

describe("a pause until a day", () => {
  it("ends as that day begins where the boxes come, and the weeks that can still come are back", async () => {
    const household = await begin();
    const until = addDays(toLocal(slot.zone, household.order(2).calendar.cutoffAt).date, -3);
    expect(await pause(household, until)).toEqual(["SubscriptionPaused"]);
    expect(openPause(household.subscription)?.resumesAt).toBe(toInstant(slot.zone, until, "00:00"));
    await household.follow();
    expect([1, 2, 3].map((n) => household.order(n).status)).toEqual(["skipped", "skipped", "skipped"]);
    household.now = toInstant(slot.zone, until, "00:00");
    await household.doDue(["resumption"]);
    await household.follow();
    expect(household.subscription).toMatchObject({ status: "active" });
    expect([1, 2, 3].map((n) => household.order(n).status)).toEqual(["skipped", "open", "open"]);
  });

  it("ends as that day begins where a household has moved to, whose cutoffs are later", async () => {
    const household = await begin();
    const west = { ...slot, zone: "America/Vancouver" } as const;
    await household.act((steps, context) => {
      const { at } = context;
      const move = { type: "ChangeDeliverySlot", region: "bc", slot: west, fromWeek: weeks[2]!, at } as const;
      return steps.handle(subscriptions, subscriptionId, move, context);
    });
    const until = addDays(today(household), 20);
    await pause(household, until);
    expect(openPause(household.subscription)?.resumesAt).toBe(toInstant("America/Vancouver", until, "00:00"));
  });

  it("is refused for a day that has begun and for one too far away, and nothing is paused", async () => {
    const household = await begin();
    for (const day of [addDays(today(household), -1), today(household), addDays(addWeeks(today(household), 26), 1)])
      expect(await pause(household, day)).toEqual(["refused: selection-invalid"]);
    expect(household.subscription).toMatchObject({ status: "active" });
    expect(await pause(household, addWeeks(today(household), 26))).toEqual(["SubscriptionPaused"]);
  });

  it("that was resumed before has no end to come", async () => {
    const household = await begin();
    const until = addDays(today(household), 9);
    await pause(household, until);
    await household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
    await pause(household);
    await household.follow();
    expect(household.world.facts.nextDue(["resumption"])).toBeUndefined();
    household.now = toInstant(slot.zone, until, "00:00");
    await household.doDue(["resumption"]);
    expect(household.subscription).toMatchObject({ status: "paused" });
  });
});
