import { scheduledBy } from "@tablee/commands/context";
import { idFrom } from "@tablee/domain/kernel/ids";
import { stampCards } from "@tablee/domain/stamp-card/decider";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { orderIds, subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkStampCards } from "@tablee/testing/model/balance-rules";
import { checkBooks } from "@tablee/testing/model/rows";
import { previewRefund } from "../refund/preview-refund.ts";
import { refundOrder } from "../refund/refund-order.ts";
import type { Steps } from "../steps.ts";
import { closeSubscription } from "../subscription/close-subscription.ts";
import { settleStamp } from "./settle-stamp.ts";

const cardsOf = ({ view }: Household) => view.state(stampCards, streamName("stampcard", accountId)).cards;
const awarded = ({ points }: Household) =>
  [...points.awards.values()].map(({ points, takenBack }) => [points, [...takenBack.values()]] as const);

/** The policy that settles the stamp of a week's box. */
const settle = (household: Household, n: number) => {
  const context = scheduledBy("stamp", [orderIds[n]!], household.now, accountId);
  return (steps: Steps) => settleStamp(steps, { orderId: orderIds[n]! }, context);
};

/** Refunds units of each line of a week's box, all of them by default. */
const refund = (household: Household, n: number, lines = household.order(n).lines.length) =>
  household.act((steps, context) => {
    const asked = household.order(n).lines.slice(0, lines);
    const refunded = { lines: asked.map(({ sku, quantity }) => ({ sku, quantity })), deliveryFee: lines > 1 };
    return refundOrder(steps, { orderId: orderIds[n]!, refundId: idFrom("refund", n), asked: refunded, reason: "damaged" }, context);
  });

describe("a stamp card", () => {
  it("is complete with the fourth box that is delivered, and brings its points at once, with one mail", async () => {
    const household = await begin({ notices: true });
    const mails = () => [...household.world.messages.values()].filter(({ kind }) => kind === "stamp-card-complete");
    await household.advance(household.order(3).calendar.deliveryFrom);
    expect(cardsOf(household)).toMatchObject([{ stamps: [{}, {}, {}], completedAt: null }]);
    expect([awarded(household), mails()]).toEqual([[], []]);
    await household.advance(household.order(3).calendar.deliveryUntil);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toContain("1,000");
    expect(cardsOf(household)).toMatchObject([{ firstWeek: household.order(0).week, stamps: orderIds.map((orderId) => ({ orderId })) }]);
    expect(awarded(household)).toEqual([[1_000, []]]);
    checkStampCards(household.view, accountId);
    checkBooks(household.world);
  });

  it("has no stamp of a box that could not be delivered", async () => {
    const household = await begin();
    household.world.delivery = { result: "failed", code: "nobody-home" };
    await household.advance(household.order(1).calendar.deliveryFrom);
    household.world.delivery = { result: "delivered" };
    await household.finish();
    expect(household.order(0).status).toBe("failed");
    expect(cardsOf(household)).toMatchObject([{ stamps: [{}, {}, {}], completedAt: null }]);
  });

  it("loses the stamp of a box that is refunded in full, with its part of the points, and keeps that of a refunded dish", async () => {
    const household = await begin();
    await household.finish();
    const preview = async (lines: number) => {
      const asked = {
        lines: household
          .order(1)
          .lines.slice(0, lines)
          .map(({ sku, quantity }) => ({ sku, quantity })),
        deliveryFee: lines > 1,
      };
      const { steps } = household.world.process();
      return (await previewRefund(steps, { orderId: orderIds[1]!, asked }, household.context())).stampCardPoints;
    };
    expect([await preview(1), await preview(household.order(1).lines.length)]).toEqual([0, 250]);
    const events = () => appended(household.world, settle(household, 1));
    await refund(household, 2, 1);
    await household.follow();
    expect(await events()).toEqual([]);
    await refund(household, 1);
    await household.follow();
    expect(awarded(household)).toEqual([[1_000, [250]]]);
    expect(await events()).toEqual([]);
    checkStampCards(household.view, accountId);
    checkBooks(household.world);
  });

  it("is settled whole, whichever step its process dies before", async () => {
    let now = "";
    const beforeLast = async () => {
      const household = await begin();
      await household.advance(household.order(3).calendar.deliveryFrom);
      now = household.order(3).calendar.deliveryUntil;
      household.now = now;
      await household.doDue(["dispatch"]);
      await household.doDue(["delivery"]);
      return household.world;
    };
    const context = () => scheduledBy("stamp", [orderIds[3]!], now, accountId);
    const deaths = await appendedAfterDeaths(beforeLast, (steps) => settleStamp(steps, { orderId: orderIds[3]! }, context()));
    expect(deaths.length).toBeGreaterThan(1);
    for (const events of deaths) expect(events.map(([, type]) => type)).toEqual(["StampAdded", "StampCardCompleted", "PointsAwarded"]);
  });

  it("of a closed account gets no more stamps, since its points have ended", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    await household.finish();
    expect([household.order(0).status, cardsOf(household)]).toEqual(["delivered", []]);
  });
});
