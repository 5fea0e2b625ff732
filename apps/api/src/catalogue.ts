import { productsBySku } from "@tablee/projections/products/queries";
import type { ProductRow } from "@tablee/projections/products/read-model";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { Freshness } from "@tablee/projections/runtime/freshness";

/** A mended row changes without its read model's position moving: nothing is kept longer than this. */
const LONGEST_MS = 30_000;

/**
 * The catalogue's products, kept in memory until their read model moves on: nearly every
 * answer shows dishes, and a dish changes a few times a year.
 */
export class Catalogue {
  #known = new Map<string, ProductRow>();
  #position: bigint | undefined;
  #since = 0;

  constructor(
    private readonly reads: ReadDb,
    private readonly freshness: Freshness,
  ) {}

  /** At least the products asked for, by SKU; those that are unknown are missing. */
  async bySku(skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
    const known = this.#current();
    const missing = skus.filter((sku) => !known.has(sku));
    if (missing.length > 0) for (const [sku, row] of await productsBySku(this.reads, missing)) known.set(sku, row);
    return known;
  }

  /** What is read after the position was looked at is at least as new: a change in between drops the lot at the next call. */
  #current(): Map<string, ProductRow> {
    const position = this.freshness.positionOf("products");
    const now = performance.now();
    if (position !== this.#position || now - this.#since > LONGEST_MS) {
      this.#known = new Map();
      this.#position = position;
      this.#since = now;
    }
    return this.#known;
  }
}
