import type { ReadDb } from "../read-tables.ts";
import type { ErasureRow } from "./read-model.ts";

/** Erasures, the latest first. */
export const latestErasures = (db: ReadDb, limit: number): Promise<ErasureRow[]> =>
  db.selectFrom("read.erasures").selectAll().orderBy("requested_at", "desc").orderBy("key").limit(limit).execute();

export const erasureOfNumber = (db: ReadDb, number: string): Promise<ErasureRow | undefined> =>
  db.selectFrom("read.erasures").selectAll().where("number", "=", number).executeTakeFirst();
