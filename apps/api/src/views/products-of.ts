import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { droppedOptions } from "@tablee/projections/menus/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import type { ProductRow } from "@tablee/projections/products/read-model";
import type { ApiContext } from "../api-context.ts";

/** The products of orders by SKU; `dropped`: options of the orders that the catalogue dropped. */
export type Products = ReadonlyMap<string, ProductRow & { readonly dropped?: readonly ProductOption[] }>;

interface WithLines extends Pick<OrderRow, "region" | "week" | "lines"> {
  readonly additions: readonly { readonly lines: readonly OrderLine[] }[];
}

/** Reads the products of orders, with all options that their lines hold. */
export async function productsOf({ catalogue, reads }: ApiContext, orders: readonly WithLines[]): Promise<Products> {
  const sold = orders.map(({ region, week, lines, additions }) => ({
    region,
    week,
    lines: [...lines, ...additions.flatMap((addition) => addition.lines)],
  }));
  const products = await catalogue.bySku(sold.flatMap(({ lines }) => lines.map(({ sku }) => sku)));
  const dropped = await droppedOptions(reads, sold, (sku) => products.get(sku)?.card);
  if (dropped.size === 0) return products;
  return new Map([...products].map(([sku, row]) => [sku, { ...row, dropped: dropped.get(sku) ?? [] }]));
}
