import type { ReadDb } from "../read-tables.ts";
import type { CapacityHoldRow } from "./read-model.ts";

/** An unsettled hold; undefined once it is settled. */
export const holdOf = (db: ReadDb, key: string): Promise<CapacityHoldRow | undefined> =>
  db.selectFrom("read.capacity_holds").selectAll().where("key", "=", key).executeTakeFirst();
