import { Injectable } from "@nestjs/common";
import { type PricedOrder, priceOf } from "@tablee/commands/order/making/price-of";
import type { DishAlternative } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { lineOf } from "@tablee/domain/pricing/lines";
import { ApiContext } from "../api-context.ts";
import { dishOnMenu } from "./dish-card.ts";

/** Dishes that could replace one of an order, as customers see them. */
@Injectable()
export class Alternatives {
  constructor(private readonly api: ApiContext) {}

  /**
   * The additional cost of the box with each alternative, everything included: its whole price is computed again. Credit pays and
   * changes no total.
   */
  async shown(order: PricedOrder, items: readonly MenuItem[], sku: string, skus: readonly string[]): Promise<DishAlternative[]> {
    const products = await this.api.catalogue.bySku(skus);
    const totalOf = (lines: PricedOrder["lines"]) => priceOf({ ...order, lines }).totalCents;
    const before = totalOf(order.lines);
    return skus.flatMap((each) => {
      const item = items.find((candidate) => candidate.sku === each);
      const product = products.get(each);
      if (!item || !product) return [];
      const lines = order.lines.map((line) => (line.sku === sku ? lineOf(item, line.quantity) : line));
      return [{ dish: dishOnMenu(product, item), moreCents: cents(totalOf(lines) - before) }];
    });
  }
}
