import type { ReadDb } from "../read-tables.ts";
import type { CapacityHoldRow } from "./read-model.ts";

/** Holds whose time is over and that nobody settled. */
export const expiredHolds = (db: ReadDb, now: string, limit: number): Promise<CapacityHoldRow[]> =>
  db.selectFrom("read.capacity_holds").selectAll().where("until", "<=", now).orderBy("until").limit(limit).execute();
