import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { boxesOf, eventually, ordersOf } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const person = await stage.household();
await boxesOf(person);

/** Over HTTP; which weeks it skips, keeps and brings back is proved in memory. */
describe("a pause", () => {
  const open = async () => (await ordersOf(person)).filter((order) => order.status === "open" || order.status === "skipped");
  const settled = (holds: (statuses: readonly string[]) => boolean) =>
    eventually(async () => (await open()).map((order) => `${order.status} ${order.skippedBecause ?? ""}`.trim()), holds);

  it("shows the weeks that it skips and brings back, with why, and that these earned nothing", async () => {
    const [first] = await open();
    await person.call(skipOrder, { orderId: first!.orderId, reason: "away" });
    await person.call(updateSubscription, { change: "pause", reason: "vacation" });
    const [byHand] = await settled((statuses) => statuses.slice(1).every((one) => one === "skipped paused"));
    expect(byHand).toBe("skipped away");
    await person.call(updateSubscription, { change: "resume" });
    const [still] = await settled((statuses) => statuses.slice(1).every((one) => one === "open"));
    expect(still).toBe("skipped away");
    const { rows } = await person.call(rewardsHistories, {});
    expect(rows.filter((row) => row.kind === "box" && row.unskip > 0)).toEqual([]);
  });

  it("is for good when the subscription is closed", async () => {
    await person.call(updateSubscription, { change: "close", reason: "expensive" });
    await settled((seen) => seen.every((one) => one.startsWith("skipped")));
    const weeks = await open();
    expect(new Set(weeks.map(({ editable }) => editable))).toEqual(new Set([false]));
    for (const { orderId } of weeks)
      await expect(person.call(unskipOrder, { orderId })).rejects.toMatchObject({ status: 409, body: { code: "subscription-closed" } });
  });
});
