import { subscriptions } from "@tablee/commands/aggregates";
import { movePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { addDays, addWeeks } from "@tablee/domain/kernel/time";
import { toInstant, toLocal } from "@tablee/domain/kernel/zones/zones";
import { openPause, pausedSinceAt } from "@tablee/domain/subscription/decider";
import { slot, subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const today = ({ now }: Household) => toLocal(slot.zone, now).date;
const pause = (household: Household, until?: string) =>
  transcriptOf(household.world, (steps) => pauseSubscription(steps, { subscriptionId, reason: "vacation", until }, household.context()));
const moveEnd = (household: Household, until?: string) =>
  transcriptOf(household.world, (steps) => movePauseEnd(steps, { subscriptionId, until }, household.context()));

const statuses = (household: Household) => [1, 2, 3].map((n) => household.order(n).status);

describe("a pause until a day", () => {
  it("ends as that day begins where the boxes come, and skips only the weeks whose cutoff falls into it", async () => {
    const household = await begin();
    const until = addDays(toLocal(slot.zone, household.order(2).calendar.cutoffAt).date, -3);
    expect(await pause(household, until)).toEqual(["SubscriptionPaused"]);
    expect(openPause(household.subscription)?.resumesAt).toBe(toInstant(slot.zone, until, "00:00"));
    await household.follow();
    expect(statuses(household)).toEqual(["skipped", "open", "open"]);
    household.now = toInstant(slot.zone, until, "00:00");
    await household.doDue(["resumption"]);
    await household.follow();
    expect(household.subscription).toMatchObject({ status: "active" });
    expect(statuses(household)).toEqual(["skipped", "open", "open"]);
  });

  it("skips the box whose cutoff passes as it ends", async () => {
    const household = await begin();
    await pause(household, addDays(toLocal(slot.zone, household.order(2).calendar.cutoffAt).date, 0));
    await household.follow();
    expect(openPause(household.subscription)?.resumesAt).toBe(household.order(2).calendar.cutoffAt);
    expect(statuses(household)).toEqual(["skipped", "skipped", "open"]);
  });

  it("skips more weeks, or fewer, when its end is moved, and all without an end", async () => {
    const household = await begin();
    const before = (n: number) => addDays(toLocal(slot.zone, household.order(n).calendar.cutoffAt).date, -3);
    await pause(household, before(2));
    await household.follow();
    await moveEnd(household, before(3));
    await household.follow();
    expect(statuses(household)).toEqual(["skipped", "skipped", "open"]);
    await moveEnd(household, before(2));
    await household.follow();
    expect(statuses(household)).toEqual(["skipped", "open", "open"]);
    await moveEnd(household);
    await household.follow();
    expect(statuses(household)).toEqual(["skipped", "skipped", "skipped"]);
  });

  it("has ended at its time, even where nobody has recorded that yet", async () => {
    const household = await begin();
    const cutoff = household.order(2).calendar.cutoffAt;
    const until = addDays(toLocal(slot.zone, cutoff).date, -3);
    await pause(household, until);
    await household.follow();
    household.now = cutoff;
    expect(pausedSinceAt(household.subscription, cutoff)).toBeUndefined();
    expect(await moveEnd(household, addDays(until, 14))).toEqual(["refused: selection-invalid"]);
    expect(await pause(household)).toEqual(["SubscriptionResumed", "SubscriptionPaused"]);
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

  it("is moved to a new day, on which it ends, and not on the earlier one", async () => {
    const household = await begin();
    const [before, after] = [addDays(today(household), 9), addDays(today(household), 16)];
    await pause(household, before);
    expect(await moveEnd(household, after)).toEqual(["PauseEndMoved"]);
    expect(await moveEnd(household, after)).toEqual([]);
    await household.follow();
    household.now = toInstant(slot.zone, before, "00:00");
    await household.doDue(["resumption"]);
    expect(household.subscription).toMatchObject({ status: "paused" });
    household.now = toInstant(slot.zone, after, "00:00");
    await household.doDue(["resumption"]);
    expect(household.subscription).toMatchObject({ status: "active" });
  });

  it("has no automatic end once that is removed, and one once a day is chosen", async () => {
    const household = await begin();
    const until = addDays(today(household), 9);
    await pause(household, until);
    expect(await moveEnd(household)).toEqual(["PauseEndMoved"]);
    await household.follow();
    expect(household.world.facts.nextDue(["resumption"])).toBeUndefined();
    household.now = toInstant(slot.zone, until, "00:00");
    await household.doDue(["resumption"]);
    expect(household.subscription).toMatchObject({ status: "paused" });
    const later = addDays(today(household), 3);
    await moveEnd(household, later);
    expect(openPause(household.subscription)?.resumesAt).toBe(toInstant(slot.zone, later, "00:00"));
  });

  it("is not moved to a day that has begun, or too far away, nor where nothing is paused", async () => {
    const household = await begin();
    expect(await moveEnd(household, addDays(today(household), 9))).toEqual(["refused: selection-invalid"]);
    expect(await moveEnd(household)).toEqual(["refused: selection-invalid"]);
    await pause(household);
    for (const day of [today(household), addDays(addWeeks(today(household), 26), 1)])
      expect(await moveEnd(household, day)).toEqual(["refused: selection-invalid"]);
    expect(openPause(household.subscription)?.resumesAt).toBeUndefined();
  });
});
