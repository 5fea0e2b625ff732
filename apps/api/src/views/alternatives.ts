import { Injectable } from "@nestjs/common";
import { type PricedOrder, priceOf } from "@tablee/commands/order/making/price-of";
import type { DishAlternative } from "@tablee/contracts/schemas";
import { cents, sum } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { lineOf } from "@tablee/domain/pricing/lines";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { ApiContext } from "../api-context.ts";
import { dishOnMenu } from "./dish-card.ts";

type PricedRow = Pick<OrderRow, "plan" | "lines" | "missing" | "region" | "calendar" | "first_order" | "grants">;

/** The fields of an order's row that its price depends on. */
export const pricedRow = ({ plan, lines, missing, region, calendar, first_order: firstOrder, grants }: PricedRow): PricedOrder => ({
  plan,
  lines,
  missing,
  region,
  calendar,
  firstOrder,
  grants,
});

const taxesIn = ({ taxes }: OrderPrice) => sum(taxes.map((tax) => tax.cents));

/** Dishes that could replace one of an order, as customers see them. */
@Injectable()
export class Alternatives {
  constructor(private readonly api: ApiContext) {}

  /**
   * The additional cost of the box with each alternative, everything included, and the taxes in it: its whole price is computed again.
   * Credit pays and changes no total.
   */
  async shown(order: PricedOrder, items: readonly MenuItem[], sku: string, skus: readonly string[]): Promise<DishAlternative[]> {
    const products = await this.api.catalogue.bySku(skus);
    const before = priceOf(order);
    return skus.flatMap((each) => {
      const item = items.find((candidate) => candidate.sku === each);
      const product = products.get(each);
      if (!item || !product) return [];
      return [{ dish: dishOnMenu(product, item), ...differenceWith(order, before, sku, item) }];
    });
  }
}

/** The difference that a dish makes in an order's price where it replaces a present one. */
export function differenceWith(order: PricedOrder, before: OrderPrice, sku: string, item: MenuItem): Omit<DishAlternative, "dish"> {
  const lines = order.lines.map((line) => (line.sku === sku ? lineOf(item, line.quantity) : line));
  const after = priceOf({ ...order, lines });
  return { moreCents: cents(after.totalCents - before.totalCents), moreTaxesCents: cents(taxesIn(after) - taxesIn(before)) };
}
