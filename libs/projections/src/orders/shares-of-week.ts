import { type OrderId, orderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { isBoxless } from "@tablee/domain/order/standing";
import { slotId, stockId } from "@tablee/domain/streams";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { OrderRow } from "./read-model.ts";

/** What orders take of stock and places: by order, units by `category-id` of the stream; none for an order without a box. */
export type SharesOfWeek = ReadonlyMap<OrderId, ReadonlyMap<string, number>>;

/** Rows of a page of a week's orders. */
const PAGE = 5_000;

/** What each order of a week, of a region or from one of some depots, says that it takes. */
export async function sharesOfWeek(db: ReadDb, region: Region, depotIds: readonly string[], week: string): Promise<SharesOfWeek> {
  const shares = new Map<OrderId, ReadonlyMap<string, number>>();
  for (let after = orderId(""); ; ) {
    const rows = await db
      .selectFrom("read.orders")
      .select(["key", "region", "week", "status", "lines", "additions", "slot", "delivery_date"])
      .where(sql<boolean>`(region = ${region} OR slot->>'depotId' = ANY(${[...depotIds]}))`)
      .where("week", "=", week)
      .where("key", ">", after)
      .orderBy("key")
      .limit(PAGE)
      .execute();
    for (const row of rows) shares.set(row.key, takenBy(row));
    if (rows.length < PAGE) return shares;
    after = rows.at(-1)!.key;
  }
}

type SharingRow = Pick<OrderRow, "region" | "week" | "status" | "lines" | "additions" | "slot" | "delivery_date">;

/** What an order says that it takes, in units by `category-id` of the stream. */
export function takenBy({ region, week, status, lines, additions, slot, delivery_date }: SharingRow): ReadonlyMap<string, number> {
  if (isBoxless(status)) return new Map();
  const shares = new Map([[`slot-${slotId(slot.depotId, delivery_date, slot.window)}`, 1]]);
  const added = additions.flatMap((addition) => (addition.status === "billed" ? addition.lines : []));
  for (const { sku, quantity, upgrade } of [...lines, ...added]) {
    const key = `stock-${stockId(region, week, sku)}`;
    if (!upgrade) shares.set(key, (shares.get(key) ?? 0) + quantity);
  }
  return shares;
}
