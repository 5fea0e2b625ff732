import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { SlotLevelRow } from "./read-model.ts";

/** The full windows of a depot on some dates, as `date window`. */
export async function fullWindows(db: ReadDb, depotId: string, dates: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("read.slot_levels")
    .select(["date", "window"])
    .where("depot_id", "=", depotId)
    .where("date", "in", [...dates])
    .whereRef("taken", ">=", "units")
    .execute();
  return new Set(rows.map((row) => `${row.date} ${row.window}`));
}

/** The windows of depots between two dates, both included. */
export const windowsBetween = (db: ReadDb, depotIds: readonly string[], from: string, until: string): Promise<SlotLevelRow[]> =>
  db
    .selectFrom("read.slot_levels")
    .selectAll()
    .where(sql<boolean>`depot_id = ANY(${[...depotIds]})`)
    .where("date", ">=", from)
    .where("date", "<=", until)
    .orderBy("depot_id")
    .orderBy("date")
    .orderBy("window")
    .execute();
