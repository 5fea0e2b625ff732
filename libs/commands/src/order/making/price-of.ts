import type { SourceAmount } from "@tablee/domain/credit/sources";
import { cents } from "@tablee/domain/kernel/money";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { ExistingOrder } from "../own-order.ts";

/** The credit an account can spend, by kind. In cents. */
export interface CreditLeft {
  readonly promotional: number;
  readonly purchased: number;
  /** The sources of the promotional credit, where they are known. */
  readonly sources?: readonly SourceAmount[];
}

export const noCredit: CreditLeft = { promotional: 0, purchased: 0 };

/** The fields of an order that its price depends on. */
export type PricedOrder = Pick<ExistingOrder, "plan" | "lines" | "missing" | "region" | "calendar" | "firstOrder" | "grants">;

/** The price of an order now, by the policies of its delivery date. */
export const priceOf = (order: PricedOrder, credit: CreditLeft = noCredit) =>
  priceOrder({
    plan: order.plan,
    lines: order.lines,
    missing: order.missing,
    region: order.region,
    date: order.calendar.deliveryDate,
    firstWeek: order.firstOrder,
    discounts: order.grants,
    promotionalCredit: cents(credit.promotional),
    promotionalSources: credit.sources,
    purchasedCredit: cents(credit.purchased),
  });
