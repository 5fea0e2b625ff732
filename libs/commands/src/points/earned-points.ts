import type { OrderId } from "@tablee/domain/kernel/ids";
import { sum } from "@tablee/domain/kernel/money";
import { isPaidAddition } from "@tablee/domain/order/paid-additions";
import { isBilled } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import type { PointsCommand } from "@tablee/domain/points/decider";
import { pointsFor } from "@tablee/domain/points/policy";

/** Points earned by the order's food, then by each addition as the increase in the cumulative total. */
interface Earned {
  readonly by: "order" | "addition";
  readonly additionId?: string;
  readonly points: number;
}

/** All points that an order's bills have earned, in the order in which they were paid; none before it is billed. */
export function earnedPoints(order: Order): readonly Earned[] {
  if (!isBilled(order)) return [];
  const date = order.calendar.deliveryDate;
  const earned: Earned[] = [];
  let food = order.price.discountedFoodCents;
  let before = pointsFor(food, date);
  earned.push({ by: "order", points: before });
  for (const [additionId, addition] of Object.entries(order.additions)) {
    if (!isPaidAddition(addition)) continue;
    food = sum([food, addition.price.discountedFoodCents]);
    const together = pointsFor(food, date);
    earned.push({ by: "addition", additionId, points: together - before });
    before = together;
  }
  return earned;
}

/** The command that records what a bill earned; a repeat changes nothing. */
export const addPending = (orderId: OrderId, earned: Earned, at: string) =>
  ({ type: "AddPending", orderId, ...earned, at }) satisfies PointsCommand;
