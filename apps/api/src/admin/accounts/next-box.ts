import { type Cents, cents, sum } from "@tablee/domain/kernel/money";
import { paidAdditions } from "@tablee/domain/order/charges/paid-additions";
import { isBoxless } from "@tablee/domain/order/standing";
import type { OrderRow } from "@tablee/projections/orders/read-model";

/** The first box that is still to be delivered; `orders` are soonest first. */
export const nextBoxOf = <Row extends Pick<OrderRow, "status">>(orders: readonly Row[]): Row | undefined =>
  orders.find(({ status }) => !isBoxless(status) && status !== "delivered");

/** The amounts that were charged for a paid box and its additions, and refunded for it, by the payment method; credit is not counted. */
export function chargedFor({ price, additions, refunds }: Pick<OrderRow, "price" | "additions" | "refunds">): {
  readonly chargedCents: Cents;
  readonly refundedCents: Cents;
} {
  const added = paidAdditions(additions).map((addition) => addition.price.chargeCents);
  return {
    chargedCents: sum([price?.chargeCents ?? cents(0), ...added]),
    refundedCents: sum(refunds.map(({ amounts }) => amounts.cardCents)),
  };
}
