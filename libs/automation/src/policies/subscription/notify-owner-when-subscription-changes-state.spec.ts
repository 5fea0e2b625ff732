import { changePlan } from "@tablee/commands/subscription/change-plan";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { movePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { addDays, addHours, addMs } from "@tablee/domain/kernel/time";
import type { StoredEvent } from "@tablee/event-store/events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { notifyOwnerWhenSubscriptionChangesState } from "./notify-owner-when-subscription-changes-state.ts";

const pause = (household: Household) =>
  household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
const moveEnd = (household: Household) =>
  household.act((steps, context) => movePauseEnd(steps, { subscriptionId, until: addDays(household.now.slice(0, 10), 20) }, context));
const resume = (household: Household) => household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
const close = (household: Household) =>
  household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));

/** The notices about the subscription, both sent and dropped. */
const notices = ({ world }: Household) =>
  world.log.events.flatMap(({ type, data }) => {
    const { kind = "" } = data as { kind?: string };
    return /^(subscription|pause)-/.test(kind) ? [`${type} ${kind}`] : [];
  });

describe("the owner of a subscription", () => {
  it("gets notices of a pause, a new end of it, its end and the closing", async () => {
    const household = await begin({ notices: true });
    for (const act of [pause, moveEnd, resume, close]) {
      household.now = addMs(household.now, 1);
      await act(household);
      await household.follow();
    }
    expect(notices(household)).toEqual([
      "NoticeSent subscription-paused",
      "NoticeSent pause-moved",
      "NoticeSent subscription-resumed",
      "NoticeSent subscription-closed",
    ]);
  });

  it("reads after the second unpaid box in a row that the subscription is paused for that, and after the first that boxes go on", async () => {
    const household = await begin({ notices: true });
    household.world.gateway.mood = "declined";
    await household.advance(addHours(household.order(2).calendar.cutoffAt, 48));
    expect([1, 2].map((n) => household.order(n).status)).toEqual(["failed", "failed"]);
    const mails = [...household.world.messages.values()];
    const [first, second] = mails.filter(({ kind }) => kind === "order-failed").map(({ text }) => text);
    const [paused] = mails.filter(({ kind }) => kind === "subscription-paused").map(({ text }) => text);
    expect(first).toContain("your next boxes are delivered as planned");
    expect(second).toContain("the second unpaid box in a row, so your subscription is paused");
    expect(second).not.toContain("as planned");
    expect(paused).toContain("Your last two boxes could not be paid, so we have paused your subscription");
    expect(paused).not.toContain("A box whose cutoff has passed still comes");
  });

  it("reads of a failed box that the subscription is paused, where it was before", async () => {
    const household = await begin({ notices: true });
    household.world.gateway.mood = "declined";
    household.now = addHours(household.order(1).calendar.cutoffAt, 2);
    await household.doDue();
    await pause(household);
    await household.advance(addHours(household.order(1).calendar.cutoffAt, 48));
    const [failed] = [...household.world.messages.values()].filter(({ kind }) => kind === "order-failed").map(({ text }) => text);
    expect(failed).toContain("Your subscription is paused. Before you resume it, give a working payment method.");
  });

  it("gets a notice of a new plan each time it is chosen, and not while signing up", async () => {
    const household = await begin({ notices: true });
    const changeTo = async (recipes: number) => {
      household.now = addMs(household.now, 1);
      const plan = { type: "ready-to-cook", persons: 4, recipes } as const;
      await household.act((steps, context) => changePlan(steps, { subscriptionId, plan }, context));
    };
    const notices = () =>
      household.world.log.events.filter(({ data }) => (data as { kind?: string }).kind === "plan-changed").map(({ type }) => type);
    await changeTo(4);
    await household.follow();
    await changeTo(5);
    await household.follow();
    expect(notices()).toEqual(["NoticeSent", "NoticeSent"]);
    // A plan that was replaced by then is not announced.
    await changeTo(4);
    await changeTo(6);
    await household.follow();
    expect(notices()).toEqual(["NoticeSent", "NoticeSent", "NoticeNotWanted", "NoticeSent"]);
    const [change] = household.world.log.events.filter(({ type }) => type === "PlanChanged");
    const inSignUp = { ...change!, data: { ...(change!.data as object), during: "sign-up" } };
    expect(notifyOwnerWhenSubscriptionChangesState.acts(inSignUp as StoredEvent, household.context())).toEqual([]);
  });

  it("gets no notice of a pause that has ended since", async () => {
    const household = await begin({ notices: true });
    for (const act of [pause, moveEnd, resume]) {
      household.now = addMs(household.now, 1);
      await act(household);
    }
    await household.follow();
    expect(notices(household)).toEqual([
      "NoticeNotWanted subscription-paused",
      "NoticeNotWanted pause-moved",
      "NoticeSent subscription-resumed",
    ]);
  });
});
