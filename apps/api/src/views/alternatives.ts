import { Injectable } from "@nestjs/common";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import { priceNowOf } from "@tablee/commands/order/quote";
import type { DishAlternative } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { lineOf } from "@tablee/domain/pricing/lines";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { dishOnMenu } from "./dish-card.ts";

/** What of an order is priced anew when a dish of it is swapped. */
type Order = Pick<ExistingOrder, "orderId" | "accountId" | "plan" | "lines" | "region" | "calendar" | "slot" | "firstOrder" | "grants">;

/** Dishes that could come in place of one of an order, as customers see them. */
@Injectable()
export class Alternatives {
  constructor(private readonly api: ApiContext) {}

  /** What the box would cost more with each, everything included: its whole price is worked out anew. */
  async shown(order: Order, items: readonly MenuItem[], sku: string, skus: readonly string[], by: Caller): Promise<DishAlternative[]> {
    const { runtime } = this.api.opened.dependencies;
    const products = await this.api.catalogue.bySku(skus);
    const totalOf = async (lines: Order["lines"]) => (await priceNowOf(runtime, { ...order, lines }, by.receivedAt)).totalCents;
    const before = await totalOf(order.lines);
    const shown = await Promise.all(
      skus.map(async (each): Promise<DishAlternative[]> => {
        const item = items.find((candidate) => candidate.sku === each);
        const product = products.get(each);
        if (!item || !product) return [];
        const lines = order.lines.map((line) => (line.sku === sku ? lineOf(item, line.quantity) : line));
        return [{ dish: dishOnMenu(product, item), moreCents: cents((await totalOf(lines)) - before) }];
      }),
    );
    return shown.flat();
  }
}
