import { type OrderId, orderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { isBoxless } from "@tablee/domain/order/standing";
import { type ExistingOrder, unitsInBox } from "@tablee/domain/order/state";
import { slotId, stockId } from "@tablee/domain/streams";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";

/**
 * The units of stock and slots that orders should have: by order, units by `category-id` of the stream; none for an order without a box.
 */
export type SharesOfWeek = ReadonlyMap<OrderId, ReadonlyMap<string, number>>;

/** Orders of a week that are read at once. */
const PAGE = 5_000;

/** The shares that each order of a week, of a region or from one of some depots, should have. */
export async function sharesOfWeek(db: ReadDb, region: Region, depotIds: readonly string[], week: string): Promise<SharesOfWeek> {
  const shares = new Map<OrderId, ReadonlyMap<string, number>>();
  for (let after = orderId(""); ; ) {
    const rows = await db
      .selectFrom("read.orders")
      .select(["key", "state"])
      .where(sql<boolean>`(region = ${region} OR depot_id = ANY(${[...depotIds]}))`)
      .where("week", "=", week)
      .where("key", ">", after)
      .orderBy("key")
      .limit(PAGE)
      .execute();
    for (const { key, state } of rows) shares.set(key, takenBy(state));
    if (rows.length < PAGE) return shares;
    after = rows.at(-1)!.key;
  }
}

/** The shares that an order should have, in units by `category-id` of the stream. */
export function takenBy(state: ExistingOrder): ReadonlyMap<string, number> {
  if (isBoxless(state.status)) return new Map();
  const { region, week, slot, calendar } = state;
  const units = [...unitsInBox(state)].map(([sku, quantity]) => [`stock-${stockId(region, week, sku)}`, quantity] as const);
  return new Map([[`slot-${slotId(slot.depotId, calendar.deliveryDate, slot.window)}`, 1], ...units]);
}
