import { cents } from "@tablee/domain/kernel/money";
import { isPaidAddition } from "@tablee/domain/order/paid-additions";
import { isBilled } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import type { PointsCommand } from "@tablee/domain/points/decider";
import { pointsFor } from "@tablee/domain/points/policy";

/** What an order's bill earns: points of its food, and of each addition what the food together earns beyond what it did before. */
interface Earned {
  readonly by: "order" | "addition";
  readonly additionId?: string;
  readonly points: number;
}

/** Everything that the bills of an order have earned, in the order in which they were paid; nothing of one that was not billed. */
export function earnedPoints(order: Order): readonly Earned[] {
  if (!isBilled(order)) return [];
  const date = order.calendar.deliveryDate;
  const earned: Earned[] = [];
  let food = order.price.discountedFoodCents;
  let before = pointsFor(cents(food), date);
  earned.push({ by: "order", points: before });
  for (const [additionId, addition] of Object.entries(order.additions)) {
    if (!isPaidAddition(addition)) continue;
    food += addition.price.discountedFoodCents;
    const together = pointsFor(cents(food), date);
    earned.push({ by: "addition", additionId, points: together - before });
    before = together;
  }
  return earned;
}

/** Writes down what a bill earned; what is written down already stays as it is. */
export const addPending = (orderId: string, earned: Earned, at: string) =>
  ({ type: "AddPending", orderId, ...earned, at }) satisfies PointsCommand;
