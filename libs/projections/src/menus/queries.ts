import type { Region } from "@tablee/domain/kernel/place/region";
import type { Week } from "@tablee/domain/kernel/time";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import { type CardOf, lackingOptions, optionsAsSold } from "./dropped-options.ts";
import type { MenuRow } from "./read-model.ts";

export const menuOf = (db: ReadDb, region: Region, week: string): Promise<MenuRow | undefined> =>
  db.selectFrom("read.menus").selectAll().where("region", "=", region).where("week", "=", week).executeTakeFirst();

/** True if a week has a menu in any region. */
export const hasMenu = async (db: ReadDb, week: string): Promise<boolean> =>
  (await db.selectFrom("read.menus").select("week").where("week", "=", week).limit(1).executeTakeFirst()) !== undefined;

/** Weeks with a menu in a region, oldest first, from a week on. */
export const menuWeeks = async (db: ReadDb, region: Region, fromWeek: string): Promise<string[]> =>
  (
    await db.selectFrom("read.menus").select("week").where("region", "=", region).where("week", ">=", fromWeek).orderBy("week").execute()
  ).map((row) => row.week);

/** Weeks whose menu in a region holds an item, oldest first, from a week on. */
export const weeksWith = async (db: ReadDb, region: Region, fromWeek: string, sku: string): Promise<string[]> =>
  (
    await db
      .selectFrom("read.menus")
      .select("week")
      .where("region", "=", region)
      .where("week", ">=", fromWeek)
      .where(sql<boolean>`items @> ${JSON.stringify([{ sku }])}::jsonb`)
      .orderBy("week")
      .execute()
  ).map((row) => row.week);

/** The lines of an order, late additions included, and the menu that sold them. */
interface SoldLines {
  readonly region: Region;
  readonly week: Week;
  readonly lines: readonly OrderLine[];
}

/**
 * Returns the options of orders that their products' cards lack, by SKU. The catalogue has dropped them; the menus that sold them keep what
 * each adds to its dish and removes from it. Their names are not known: each has its id.
 */
export async function droppedOptions(
  db: ReadDb,
  orders: readonly SoldLines[],
  cardOf: CardOf,
): Promise<ReadonlyMap<string, readonly ProductOption[]>> {
  const dropped = new Map<string, readonly ProductOption[]>();
  for (const { region, week, lines } of orders) {
    const lacking = lackingOptions(lines, cardOf);
    if (lacking.length === 0) continue;
    const items = (await menuOf(db, region, week))?.items ?? [];
    for (const [sku, option] of optionsAsSold(lacking, items)) {
      const known = dropped.get(sku) ?? [];
      if (!known.some(({ id }) => id === option.id)) dropped.set(sku, [...known, option]);
    }
  }
  return dropped;
}
