import { isRefusal } from "@tablee/domain/kernel/errors";
import { foodInAll } from "@tablee/domain/order/charges/paid-additions";
import type { PaidOrder } from "@tablee/domain/order/state";
import { type Points, type PointsCommand, points } from "@tablee/domain/points/decider";
import type { PointsEvent } from "@tablee/domain/points/events";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { addPending, earnedPoints } from "../points/earned-points.ts";

interface Refund {
  readonly refundId: string;
  readonly additionId?: string | undefined;
  readonly amounts: RefundAmounts;
}

/**
 * What happens to the points of an order when a refund is carried out: what its bills have earned is written down first, as another
 * policy may not have got that far, and then the refund takes its share back. No share of food that cost nothing.
 */
export function pointsOfRefund(order: PaidOrder, { refundId, additionId, amounts }: Refund, at: string): readonly PointsCommand[] {
  const { orderId } = order;
  const paidFor = (additionId ? order.additions[additionId]?.price : order.price)?.discountedFoodCents ?? 0;
  if (paidFor === 0) return [];
  const refundedPpm = Math.round((amounts.foodCents * 1_000_000) / foodInAll(order));
  return [
    ...earnedPoints(order).map((earned) => addPending(orderId, earned, at)),
    { type: "TakeBack", orderId, refundId, refundedPpm, at },
  ];
}

/**
 * How many points a refund takes back, by the very commands that will carry it out; refunds that are agreed to and not carried out
 * yet come before it.
 */
export function pointsTakenBack(account: Points, order: PaidOrder, refund: Refund, at: string): number {
  const earlier = Object.entries(order.refunds).map(([refundId, { additionId, amounts }]) => ({ refundId, additionId, amounts }));
  let state = account;
  let taken = 0;
  for (const each of [...earlier, refund])
    for (const command of pointsOfRefund(order, each, at)) {
      const decided = points.decide(command, state);
      if (isRefusal(decided)) continue;
      for (const event of decided) {
        state = points.evolve(state, event);
        if (isTakenBack(event) && event.data.refundId === refund.refundId) taken += event.data.points;
      }
    }
  return taken;
}

type TakenBack = Extract<PointsEvent, { type: "PointsTakenBack" | "PendingPointsTakenBack" }>;
const isTakenBack = (event: PointsEvent): event is TakenBack => event.type === "PointsTakenBack" || event.type === "PendingPointsTakenBack";
