import type { Region } from "@tablee/domain/kernel/place/region";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
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
