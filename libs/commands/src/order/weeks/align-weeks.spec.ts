import { slots } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addMs, type Instant } from "@tablee/domain/kernel/time";
import { slotId } from "@tablee/domain/streams";
import { accountId, otherAccountId, recipe } from "@tablee/domain/testing/examples";
import { others, takePlaces } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, slot, subscriptionId } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { itemsWith, loneOrder } from "@tablee/testing/fixtures/single-order";
import { alignWeek, alignWeeks } from "./align-weeks.ts";
import { changeDelivery } from "./change-delivery.ts";
import { skipOrder } from "./skip-order.ts";
import { unskipOrder } from "./unskip-order.ts";

const skip = (household: Household, n: number) =>
  household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[n]!, reason: "away" }, context));
const unskip = (household: Household, n: number) =>
  household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIds[n]! }, context));
const pause = (household: Household) =>
  household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
const resume = (household: Household) => household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
const close = (household: Household) =>
  household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));

/** The policy's command for an event at an instant. */
const policy = (household: Household, since: Instant): CommandContext => scheduledBy("align", [since], household.now);

/** The weeks after an event at an instant, without the stock and slots of those that come back. */
async function align(household: Household, since: Instant = household.now, context = policy(household, since), dies?: number) {
  const came = await transcriptOf(household.world, (steps) => alignWeeks(steps, { subscriptionId, since }, context), dies);
  return came.filter((line) => !line.startsWith("S"));
}

/** A household whose weeks were skipped by a pause that began a moment ago, and have released their slots. */
async function paused(): Promise<Household> {
  const household = await begin();
  await pause(household);
  await household.follow();
  household.now = addMs(household.now, 1);
  return household;
}

describe("the open weeks of a subscription that is paused", () => {
  it("are skipped for the pause, except those that were skipped before; a paid one is not touched", async () => {
    const household = await begin();
    await skip(household, 2);
    await pause(household);
    expect(await align(household)).toEqual(["OrderSkipped 1 paused", "OrderSkipped 3 paused"]);
    expect(household.order(0).status).toBe("billed");
    expect(household.order(2)).toMatchObject({ because: "away" });
  });

  it("are skipped once, however often the policy follows", async () => {
    const household = await begin();
    await pause(household);
    const context = policy(household, household.now);
    expect(await align(household, household.now, context)).toHaveLength(3);
    expect(await align(household, household.now, context)).toEqual([]);
    expect(await align(household, household.now, scheduledBy("another worker", [], household.now))).toEqual([]);
  });

  it("stay where they were asked for since it began, and only then", async () => {
    const household = await begin();
    await skip(household, 1);
    await unskip(household, 1);
    household.now = addMs(household.now, 1);
    await pause(household);
    await household.follow();
    expect(household.order(1)).toMatchObject({ status: "skipped", because: "paused" });
    await unskip(household, 2);
    expect(await align(household)).toEqual([]);
    expect(household.order(2).status).toBe("open");
  });

  it("belong to the account, as its history shows", async () => {
    const household = await begin();
    await pause(household);
    const from = household.world.log.head;
    await align(household);
    const skipped = household.world.log.events.slice(from).map(({ metadata }) => metadata.subject);
    expect(skipped).toEqual([accountId, accountId, accountId]);
  });

  it("are not passed by where the policy dies between two of them: the next one skips the rest", async () => {
    const household = await begin();
    await pause(household);
    expect(await align(household, household.now, policy(household, household.now), 1)).toEqual(["OrderSkipped 1 paused", "died"]);
    expect(await align(household)).toEqual(["OrderSkipped 2 paused", "OrderSkipped 3 paused"]);
  });
});

describe("weeks that cannot be reached", () => {
  it("fail the policy, which comes again: what a rule refuses would be passed by", async () => {
    const household = await begin();
    await pause(household);
    const away = (steps: Steps) =>
      meanwhile(steps, { write: "order", nth: 2 }, () => {
        throw new Error("the store is away");
      });
    const { steps } = household.world.process();
    const context = policy(household, household.now);
    await expect(alignWeeks(away(steps), { subscriptionId, since: household.now }, context)).rejects.toThrow("the store is away");
    expect(await align(household, household.now, context)).toEqual(["OrderSkipped 2 paused", "OrderSkipped 3 paused"]);
  });
});

describe("the open weeks of a subscription that is closed", () => {
  it("are all skipped, though one was asked for in a pause", async () => {
    const household = await paused();
    await unskip(household, 2);
    await close(household);
    expect(await align(household)).toEqual(["OrderSkipped 2 closed"]);
  });
});

describe("the open weeks of a subscription that resumes", () => {
  it("come back where they were skipped for the pause alone, without points", async () => {
    const household = await begin();
    await skip(household, 2);
    await pause(household);
    await household.follow();
    await resume(household);
    expect(await align(household)).toEqual(["OrderUnskipped 1", "OrderUnskipped 3"]);
    expect(await align(household)).toEqual([]);
    expect(household.order(2)).toMatchObject({ status: "skipped", because: "away" });
  });

  it("come back without the one whose window is full, which stays skipped", async () => {
    const household = await paused();
    await takePlaces(household, 1);
    await resume(household);
    expect(await align(household)).toEqual(["OrderUnskipped 2", "OrderUnskipped 3"]);
    expect(household.order(1)).toMatchObject({ status: "skipped", because: "paused" });
  });

  const { cutoffAt, billingAt } = { cutoffAt: "2027-03-17T04:00:00.000Z", billingAt: "2027-03-17T05:00:00.000Z" };
  it.each([
    ["comes back when the policy is in time", addMs(cutoffAt, -2), addMs(cutoffAt, -1), true],
    ["comes back as of when it was asked for, at its cutoff", addMs(cutoffAt, -1), cutoffAt, true],
    ["comes back until it would be billed", addMs(cutoffAt, -1), addMs(billingAt, -1), true],
    ["stays skipped when it could not be billed in time", addMs(cutoffAt, -1), billingAt, false],
    ["stays skipped when it was asked for at its cutoff", cutoffAt, cutoffAt, false],
  ] as const)("hold one that %s", async (_, asked, now, back) => {
    const household = await paused();
    household.now = asked;
    await resume(household);
    household.now = now;
    expect((await align(household, asked)).slice(0, back ? 2 : 1)).toEqual([...(back ? ["OrderUnskipped 1"] : []), "OrderUnskipped 2"]);
    if (!back) return;
    const unskipped = household.view.of(`order-${orderIds[1]!}`).at(-1)!;
    expect(unskipped).toMatchObject({ type: "OrderUnskipped", data: { unskippedAt: now < cutoffAt ? now : asked } });
  });
});

describe("a week whose box was moved to a later day than its subscription's", () => {
  const sunday = slotId(slot.depotId, "2027-03-21", slot.window);
  const move = async (household: Household) => {
    const { steps } = household.world.process();
    const of = { depotId: slot.depotId, date: "2027-03-21", window: slot.window } as const;
    await steps.handle(slots, sunday, { type: "Open", of, units: 1, at: household.now }, household.context());
    const change = { accountId, orderId: orderIds[1]!, weekday: 7, window: slot.window } as const;
    await household.act((acting, context) => changeDelivery(acting, change, context));
  };

  it("is skipped, and comes back, until its own cutoff", async () => {
    const household = await begin();
    await move(household);
    household.now = addMs(household.order(1).calendar.cutoffAt, -2);
    await pause(household);
    expect(await align(household)).toEqual(["OrderSkipped 1 paused", "OrderSkipped 2 paused", "OrderSkipped 3 paused"]);
    household.now = addMs(household.now, 1);
    await resume(household);
    expect(await align(household)).toEqual(["OrderUnskipped 1", "OrderUnskipped 2", "OrderUnskipped 3"]);
  });
});

describe("weeks of no subscription", () => {
  it("are left alone", async () => {
    const { world, now } = await begin();
    const context = scheduledBy("align", [], now);
    expect(
      await transcriptOf(world, (steps) => alignWeeks(steps, { subscriptionId: subscriptionIdOf(otherAccountId), since: now }, context)),
    ).toEqual([]);
  });

  it("are left alone where there is an order and no subscription, or no order", async () => {
    const { world, now } = await loneOrder({ lines: [recipe(1)], menus: { on: itemsWith() } });
    const context = scheduledBy("align", [], now);
    expect(await transcriptOf(world, (steps) => alignWeek(steps, { orderId: orderIds[1]! }, context))).toEqual([]);
    expect(await transcriptOf(world, (steps) => alignWeek(steps, { orderId: others }, context))).toEqual([]);
  });
});

describe("one week that was brought back", () => {
  const alignOne = (household: Household, n: number) =>
    transcriptOf(household.world, (steps) => alignWeek(steps, { orderId: orderIds[n]! }, policy(household, household.now)));

  it("is skipped again where its subscription has been closed in between", async () => {
    const household = await paused();
    await unskip(household, 1);
    await close(household);
    const from = household.world.log.head;
    expect(await alignOne(household, 1)).toEqual(["OrderSkipped 1 closed"]);
    expect(household.world.log.at(from).metadata.subject).toBe(accountId);
    expect(await alignOne(household, 1)).toEqual([]);
  });

  it("is unchanged once it is paid, after any change of its subscription", async () => {
    const household = await begin();
    await close(household);
    expect(await alignOne(household, 0)).toEqual([]);
  });

  it("stays where its subscription is paused: it was asked for since", async () => {
    const household = await paused();
    await unskip(household, 1);
    expect(await alignOne(household, 1)).toEqual([]);
  });

  it("is not brought back automatically once it was skipped by the household", async () => {
    const household = await begin();
    await skip(household, 1);
    expect(await alignOne(household, 1)).toEqual([]);
  });
});
