import { productsBySku } from "@tablee/projections/products/queries";
import type { ProductRow } from "@tablee/projections/products/read-model";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { Freshness } from "@tablee/projections/runtime/freshness";
import { KeptWhile } from "./kept-while.ts";

/** The catalogue's products, kept in memory: nearly every answer shows dishes, and a dish changes a few times a year. */
export class Catalogue {
  readonly #kept: KeptWhile<ProductRow>;

  constructor(
    private readonly reads: ReadDb,
    freshness: Freshness,
  ) {
    this.#kept = new KeptWhile(freshness, ["products"]);
  }

  /** At least the requested products, by SKU; unknown ones are missing. */
  async bySku(skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
    const known = this.#kept.current();
    const missing = skus.filter((sku) => !known.has(sku));
    if (missing.length > 0) for (const [sku, row] of await productsBySku(this.reads, missing)) known.set(sku, row);
    return known;
  }
}
