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
 * The points commands of a refund: the bills' points are added first, since their policy may not have run yet; then the refund takes back
 * its share. None for food that cost nothing.
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
 * The number of points a refund takes back, by the same commands that will carry it out, after agreed refunds that are not carried out yet.
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
