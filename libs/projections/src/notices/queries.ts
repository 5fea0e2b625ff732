import type { ReadDb } from "../read-tables.ts";
import type { NoticeRow } from "./read-model.ts";

export const noticesOfOrder = (db: ReadDb, orderId: string): Promise<NoticeRow[]> =>
  db.selectFrom("read.notices").selectAll().where("order_id", "=", orderId).orderBy("at").execute();
