import { CloseSubscription } from "@tablee/commands/subscription/close-subscription";
import { PauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { ResumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { idFrom, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { advance, boxesOf, eventually, ordersOf, type Somebody, signUp, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

describe("a pause", () => {
  let stage: Stage;
  let person: Somebody;
  let subscriptionId: SubscriptionId;
  let number = 0;
  beforeAll(async () => {
    stage = await setStage();
    person = await signUp(stage.url);
    await boxesOf(person);
    const { rows } = await stage.running.api.pool.query<{ key: SubscriptionId }>("SELECT key FROM read.subscriptions");
    subscriptionId = rows[0]!.key;
  });
  afterAll(() => stage.stop());

  const context = () => {
    const commandId = idFrom("pause-test", ++number);
    return {
      commandId,
      actor: { kind: "client", id: subscriptionId } as const,
      correlationId: commandId,
      at: stage.running.api.clock.now(),
    };
  };
  const open = async () => (await ordersOf(person)).filter((order) => order.status === "open" || order.status === "skipped");
  const settled = (holds: (statuses: readonly string[]) => boolean) =>
    eventually(async () => (await open()).map((order) => `${order.status} ${order.skippedBecause ?? ""}`.trim()), holds);
  const all = (status: string) => (statuses: readonly string[]) => statuses.length > 0 && statuses.every((one) => one === status);

  it("skips the open weeks, and brings them back when it ends, but for those that were skipped by hand", async () => {
    const [first] = await open();
    await person.call(skipOrder, { orderId: first!.orderId, reason: "away" });
    await stage.bus.execute(new PauseSubscription({ subscriptionId, reason: "vacation" }, context()));
    const [byHand, ...rest] = await settled((statuses) => all("skipped paused")(statuses.slice(1)));
    expect([byHand, new Set(rest)]).toEqual(["skipped away", new Set(["skipped paused"])]);
    await stage.bus.execute(new ResumeSubscription({ subscriptionId }, context()));
    const [still, ...back] = await settled((statuses) => all("open")(statuses.slice(1)));
    expect([still, new Set(back)]).toEqual(["skipped away", new Set(["open"])]);
    // These weeks were not asked for one by one, so they earn nothing.
    const { rows } = await person.call(rewardsHistories, {});
    expect(rows.filter(({ unskip }) => unskip > 0)).toEqual([]);
  });

  it("keeps a week that is asked for in spite of it", async () => {
    // What came back at the moment of a pause is kept in it: this pause begins later.
    await stage.running.api.opened.movable!.freezeAt(addMinutes(stage.running.api.clock.now(), 1));
    await stage.bus.execute(new PauseSubscription({ subscriptionId, reason: "vacation" }, context()));
    await settled((statuses) => all("skipped paused")(statuses.slice(1)));
    const [, kept] = await open();
    await person.call(unskipOrder, { orderId: kept!.orderId });
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await advance(admin, addMinutes(kept!.cutoff.at, 2));
    const orders = await eventually(
      () => ordersOf(person),
      (cards) => cards.some((card) => card.orderId === kept!.orderId && card.status === "locked"),
    );
    expect(orders.find((order) => order.orderId === kept!.orderId)?.status).toBe("locked");
    await stage.bus.execute(new ResumeSubscription({ subscriptionId }, context()));
  });

  it("is for good when the subscription is closed", async () => {
    await stage.bus.execute(new CloseSubscription({ subscriptionId, reason: "expensive" }, context()));
    const statuses = await settled((seen) => seen.every((one) => one.startsWith("skipped")));
    expect(statuses.every((one) => one.startsWith("skipped"))).toBe(true);
    const weeks = await open();
    expect(new Set(weeks.map(({ editable }) => editable))).toEqual(new Set([false]));
    for (const { orderId } of weeks)
      await expect(person.call(unskipOrder, { orderId })).rejects.toMatchObject({ status: 409, body: { code: "subscription-closed" } });
  });
});
