import type { OrderCard } from "@tablee/contracts/schemas";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { cents, zero } from "@tablee/domain/kernel/money";
import { pointsFor } from "@tablee/domain/points/policy";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { dishCard, unknownDish } from "./dish-card.ts";
import { cutoffView, localInstant } from "./local-time.ts";

/** What a card is made from: an order as the read model has it, or as a command has just left it. */
export type CardOrder = Pick<
  OrderRow,
  | "key"
  | "week"
  | "status"
  | "skipped_because"
  | "calendar"
  | "slot"
  | "region"
  | "plan"
  | "lines"
  | "grants"
  | "first_order"
  | "version"
  | "price"
  | "failure"
>;

/** The price that stands, or what it would be now. */
export const priceOfRow = (order: CardOrder): OrderPrice =>
  order.price ??
  priceOrder({
    plan: order.plan,
    lines: order.lines,
    region: order.region,
    date: order.calendar.deliveryDate,
    firstWeek: order.first_order,
    discounts: order.grants,
    promotionalBalance: zero,
    purchasedBalance: zero,
  });

export const methodView = ({ kind, brand, last4 }: PaymentMethod) => ({ kind, brand, last4 });

export function orderCard(
  order: CardOrder,
  products: ReadonlyMap<string, ProductRow>,
  method: PaymentMethod | null,
  now: string,
): OrderCard {
  const price = priceOfRow(order);
  const { zone, window } = order.slot;
  const { cutoffAt, billingAt, deliveryDate } = order.calendar;
  const changeable = order.status === "open" || order.status === "skipped";
  const amounts = new Map(price.lines.map((line) => [line.sku, line.amountCents]));
  return {
    orderId: order.key,
    week: order.week,
    status: order.status,
    ...(order.skipped_because ? { skippedBecause: order.skipped_because } : {}),
    editable: changeable && now < cutoffAt,
    belowMinimum: order.status === "open" && !price.minimumMet,
    deliveryDate,
    window,
    cutoff: cutoffView(cutoffAt, zone, now),
    chargedAt: localInstant(billingAt, zone),
    lines: order.lines.map(({ sku, kind, quantity }) => {
      const product = products.get(sku);
      return { dish: product ? dishCard(product) : unknownDish(sku, kind), quantity, amountCents: amounts.get(sku) ?? 0 };
    }),
    price,
    ...(method ? { payWith: methodView(method) } : {}),
    pointsToCome: order.status === "skipped" ? 0 : pointsFor(cents(price.discountedFoodCents), deliveryDate),
    firstOrder: order.first_order,
    version: order.version,
    plan: order.plan,
    ...(order.failure ? { failure: order.failure } : {}),
  };
}
