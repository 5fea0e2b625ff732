import type { OrderId } from "@tablee/domain/kernel/ids";
import { cents, zero } from "@tablee/domain/kernel/money";
import { isPaidAddition } from "@tablee/domain/order/charges/paid-additions";
import { isBillingClosed } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import type { PointsCommand } from "@tablee/domain/points/decider";
import { pointsFor } from "@tablee/domain/points/policy";

/** Points earned by the order's food, and by each addition and change as the difference it makes to the whole box. */
interface Earned {
  readonly by: "order" | "addition" | "change";
  readonly additionId?: string;
  readonly changeId?: string;
  readonly points: number;
}

/** All points that an order's bills have earned, the order's own first; none before it is billed. */
export function earnedPoints(order: Order): readonly Earned[] {
  if (!isBillingClosed(order)) return [];
  const { additions, changes, price, calendar } = order;
  const earns = (food: number) => pointsFor(cents(food), calendar.deliveryDate);
  const more = (before: number, food: number) => earns(before + food) - earns(before);
  const made = Object.entries(changes).filter(([, { status }]) => status === "made");
  const atFirst = made.reduce<number>((food, [, { difference }]) => food - difference.foodCents, price.discountedFoodCents);
  const added = Object.entries(additions).filter(([, addition]) => isPaidAddition(addition));
  return [
    { by: "order", points: earns(atFirst) },
    ...added.map(
      ([
        additionId,
        {
          foodBeforeCents = zero,
          price: { discountedFoodCents },
        },
      ]) => {
        return { by: "addition", additionId, points: more(foodBeforeCents, discountedFoodCents) } as const;
      },
    ),
    ...made.map(([changeId, { foodBeforeCents = zero, difference }]) => {
      return { by: "change", changeId, points: more(foodBeforeCents, difference.foodCents) } as const;
    }),
  ];
}

/** The command that records what a bill earned; a repeat changes nothing. */
export const addPending = (orderId: OrderId, earned: Earned, at: string) =>
  ({ type: "AddPending", orderId, ...earned, at }) satisfies PointsCommand;
