import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { addMs } from "@tablee/domain/kernel/time";
import { begin } from "@tablee/simulation/beginning";
import type { Household } from "@tablee/simulation/household";
import { subscriptionId } from "@tablee/simulation/setting";

const pause = (household: Household) =>
  household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
const resume = (household: Household) => household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
const close = (household: Household) =>
  household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));

/** The notices about the subscription since the beginning: what was told, and what was no longer so. */
const notices = ({ world }: Household) =>
  world.log.events.flatMap(({ type, data }) => {
    const { kind = "" } = data as { kind?: string };
    return kind.startsWith("subscription-") ? [`${type} ${kind}`] : [];
  });

describe("the owner of a subscription", () => {
  it("is told of a pause, its end and the closing", async () => {
    const household = await begin({ notices: true });
    for (const act of [pause, resume, close]) {
      household.now = addMs(household.now, 1);
      await act(household);
      await household.follow();
    }
    expect(notices(household)).toEqual([
      "NoticeSent subscription-paused",
      "NoticeSent subscription-resumed",
      "NoticeSent subscription-closed",
    ]);
  });

  it("is not told of a pause that has ended meanwhile", async () => {
    const household = await begin({ notices: true });
    for (const act of [pause, resume]) {
      household.now = addMs(household.now, 1);
      await act(household);
    }
    await household.follow();
    expect(notices(household)).toEqual(["NoticeNotWanted subscription-paused", "NoticeSent subscription-resumed"]);
  });
});
