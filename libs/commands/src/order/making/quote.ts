import { creditLeft, creditSources } from "@tablee/domain/credit/decider";
import { canonicalJson, hashText } from "@tablee/domain/kernel/hash";
import type { Instant } from "@tablee/domain/kernel/time";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { credits } from "../../aggregates.ts";
import type { Streams } from "../../steps.ts";
import type { ExistingOrder } from "../own-order.ts";
import { type PricedOrder, priceOf } from "./price-of.ts";

/** An order that is charged at once: as shown before it is made, or made. */
type QuotedOrder = PricedOrder & Pick<ExistingOrder, "orderId" | "accountId" | "slot"> & { readonly price?: OrderPrice };

/** The price that an order was locked with, or that it would be locked with now. */
export async function priceNowOf(streams: Streams, order: QuotedOrder, at: Instant): Promise<OrderPrice> {
  if (order.price) return order.price;
  const { state } = await streams.load(credits, order.accountId);
  return priceOf(order, { ...creditLeft(state, at, order.orderId), sources: creditSources(state, at, order.orderId) });
}

/**
 * A digest of what a customer is shown before paying: the contents, the date and the price. The payment sends it back, which proves that
 * none of this has changed.
 */
export function quoteOf(order: Pick<QuotedOrder, "calendar" | "slot" | "plan" | "lines">, price: OrderPrice): string {
  const lines = order.lines.map(({ sku, quantity, options }, i) => [sku, quantity, options, price.lines[i]?.amountCents]);
  const { deliveryDate } = order.calendar;
  const { totalCents, chargeCents } = price;
  return hashText(canonicalJson([deliveryDate, order.slot.window, order.plan, lines, totalCents, chargeCents]));
}
