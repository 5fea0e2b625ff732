import { expirePoints } from "@tablee/commands/points/expire-points";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds } from "../fixtures/constants.ts";
import type { Household } from "../fixtures/household.ts";
import { CARDS, loyaltyActs } from "./loyalty-actions.ts";

/** Longer than the months after which points expire. */
const HOURS_LATER = 24 * 400;

/**
 * Lets the points of a household expire after more than a year, with their notice; then redeems the bonuses of its gift cards, which have
 * expired too, and refunds one line of each box that has come.
 */
export async function liveAYearOn(household: Household): Promise<void> {
  const expire = () => household.act((steps, context) => expirePoints(steps, { accountId }, context));
  household.now = addHours(household.now, HOURS_LATER);
  await expire();
  const { announced } = household.points.expiry;
  if (announced) household.now = announced.expiresAt;
  await expire();
  for (let number = 0; number < CARDS; number++) {
    const details = { n: 0, a: number, b: 0, mood: "captured", dies: undefined } as const;
    await household.act((steps, context) => loyaltyActs["redeem a bonus"](steps, accountId, context, details));
  }
  for (const [n, orderId] of orderIds.entries()) {
    const [line] = household.order(n).lines;
    if (!line) continue;
    const asked = { lines: [{ sku: line.sku, quantity: 1 }], deliveryFee: false };
    const refund = { orderId, refundId: idFrom("a year later", n), asked, reason: "simulated" };
    await household.act((steps, context) => refundOrder(steps, refund, context));
  }
  await household.finish();
}
