import type { Region } from "@tablee/domain/kernel/place/region";
import type { ReadDb } from "../read-tables.ts";
import type { StockLevelRow } from "./read-model.ts";

/** Units left by SKU in a region and week; never below zero. */
export async function unitsLeftIn(db: ReadDb, region: Region, week: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("read.stock_levels")
    .select(["sku", "units", "taken"])
    .where("region", "=", region)
    .where("week", "=", week)
    .execute();
  return new Map(rows.map((row) => [row.sku, Math.max(0, row.units - row.taken)]));
}

/** Every item of a region's week: opened and taken, by SKU. */
export const stockOf = (db: ReadDb, region: Region, week: string): Promise<StockLevelRow[]> =>
  db.selectFrom("read.stock_levels").selectAll().where("region", "=", region).where("week", "=", week).orderBy("sku").execute();
