import type { OrderId } from "@tablee/domain/kernel/ids";
import { accountById } from "@tablee/projections/accounts/queries";
import { orderById } from "@tablee/projections/orders/queries";
import { productsBySku } from "@tablee/projections/products/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { receiptsOfOrder } from "@tablee/projections/receipts/queries";
import type { NoticeFacts, ReceiptFact } from "./facts.ts";

/** The facts as Postgres has them now. */
export const sqlNoticeFacts = (db: ReadDb): NoticeFacts => ({
  products: async (skus) => new Map([...(await productsBySku(db, skus))].map(([sku, { card }]) => [sku, card])),
  receipt: (orderId) => receiptOf(db, orderId),
});

async function receiptOf(db: ReadDb, orderId: OrderId): Promise<ReceiptFact | undefined> {
  const [receipts, order] = await Promise.all([receiptsOfOrder(db, orderId), orderById(db, orderId)]);
  const paid = receipts.find(({ kind }) => kind === "order");
  if (!paid || !order) return undefined;
  const account = await accountById(db, order.account_id);
  const paidWith = account?.methods.find(({ token }) => token === order.method_token);
  return { number: paid.number, paidAt: paid.at, paidWith };
}
