import { productsBySku } from "@tablee/projections/products/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { receiptNumbers } from "@tablee/projections/receipts/queries";
import type { NoticeFacts } from "./facts.ts";

/** The facts as Postgres has them now. */
export const sqlNoticeFacts = (db: ReadDb): NoticeFacts => ({
  products: async (skus) => new Map([...(await productsBySku(db, skus))].map(([sku, { card }]) => [sku, card])),
  receiptNumber: async (orderId) => (await receiptNumbers(db, [orderId])).get(orderId),
});
