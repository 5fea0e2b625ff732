import type { ReadDb } from "../read-tables.ts";
import type { CapacityHoldRow } from "./read-model.ts";

/** A hold that nobody has settled yet. */
export const holdOf = (db: ReadDb, key: string): Promise<CapacityHoldRow | undefined> =>
  db.selectFrom("read.capacity_holds").selectAll().where("key", "=", key).executeTakeFirst();
