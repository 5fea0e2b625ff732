import { sendNotice } from "@tablee/commands/notice/send-notice";
import { changeDelivery } from "@tablee/commands/order/weeks/change-delivery";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { deliveries, orderIdIn } from "../../fixtures/constants.ts";
import { begin } from "../../fixtures/signed-up-household.ts";

describe("what was begun and not finished", () => {
  it("is a reminder, repeated once its box has moved, and its cutoff with it", async () => {
    const household = await begin();
    const { world } = household;
    const orderId = orderIdIn(3);
    household.now = addMinutes(household.now, 1);
    const notice = { about: "order", id: orderId, kind: "cutoff-in-48-hours", channel: "mail" } as const;
    const remind = async () => (await sendNotice(world.process().steps, notice, household.context())).changed;
    const sent = () => [...world.messages.values()].filter(({ kind }) => kind === "cutoff-in-48-hours").length;
    expect([await remind(), await remind(), sent()]).toEqual([true, false, 1]);
    const before = household.order(3).calendar.cutoffAt;
    const { weekday, window } = deliveries.find((each) => each.weekday === 3)!;
    await household.act((steps, context) => changeDelivery(steps, { accountId, orderId, weekday, window }, context));
    expect(household.order(3).calendar.cutoffAt < before).toBe(true);
    expect([await remind(), await remind(), sent()]).toEqual([true, false, 2]);
  });
});
