import type { ReadDb } from "../read-tables.ts";
import type { ProductRow } from "./read-model.ts";

/** Products by SKU; unknown ones are missing. */
export async function productsBySku(db: ReadDb, skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.products")
    .selectAll()
    .where("key", "in", [...new Set(skus)])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
