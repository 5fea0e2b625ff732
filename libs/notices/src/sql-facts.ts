import type { OrderId } from "@tablee/domain/kernel/ids";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { accountById } from "@tablee/projections/accounts/queries";
import { droppedOptions } from "@tablee/projections/menus/queries";
import { orderById } from "@tablee/projections/orders/queries";
import { productsBySku } from "@tablee/projections/products/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { receiptsOfOrder } from "@tablee/projections/receipts/queries";
import type { NoticeFacts, ReceiptFact } from "./facts.ts";

/** The facts as Postgres has them now. */
export const sqlNoticeFacts = (db: ReadDb): NoticeFacts => ({
  products: async (skus, orders) => {
    const rows = await productsBySku(db, skus);
    const sold = orders.map((order) => ({ region: order.region, week: order.week, lines: linesInBox(order) }));
    const dropped = await droppedOptions(db, sold, (sku) => rows.get(sku)?.card);
    return new Map([...rows].map(([sku, { card }]) => [sku, { ...card, dropped: dropped.get(sku) ?? [] }]));
  },
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
