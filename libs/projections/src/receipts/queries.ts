import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { normalizedNumber } from "@tablee/domain/kernel/receipt-number";
import {
  type SubscriptionReceiptKind,
  subscriptionReceiptKinds,
  subscriptionReceiptWords,
} from "@tablee/domain/subscription/receipt-words";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { ReceiptRow } from "./read-model.ts";

export const receiptsOfOrder = (db: ReadDb, orderId: OrderId): Promise<ReceiptRow[]> =>
  db.selectFrom("read.receipts").selectAll().where("order_id", "=", orderId).orderBy(sql`position::numeric`).execute();

/** The numbers of the receipts under which orders were paid, by order. */
export async function receiptNumbers(db: ReadDb, orderIds: readonly OrderId[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.receipts")
    .select(["order_id", "number"])
    .where("order_id", "in", [...orderIds])
    .where("kind", "=", "order")
    .execute();
  return new Map(rows.map((row) => [row.order_id!, row.number]));
}

export const receiptByNumber = (db: ReadDb, number: string): Promise<ReceiptRow | undefined> =>
  db.selectFrom("read.receipts").selectAll().where("number", "=", normalizedNumber(number)).executeTakeFirst();

/** The kinds of receipts about money that moved. */
export const paidKinds = [
  "order",
  "addition",
  "change",
  "refund",
  "returnable",
  "returnable-refund",
] as const satisfies readonly ReceiptRow["kind"][];
type PaidKind = (typeof paidKinds)[number];
export type PaidRow = ReceiptRow & { readonly kind: PaidKind };

/** Charges and refunds, newest first; `before` is the position of the previous page's last row. */
export function paymentsOfAccount(db: ReadDb, accountId: AccountId, before: string | undefined, limit: number): Promise<PaidRow[]> {
  let query = db.selectFrom("read.receipts").selectAll().where("account_id", "=", accountId).where("kind", "in", paidKinds);
  if (before !== undefined) query = query.where("position", "<", before);
  return query.orderBy("position", "desc").limit(limit).execute() as Promise<PaidRow[]>;
}

export const isSubscriptionAct = (row: ReceiptRow): row is ReceiptRow & { readonly kind: SubscriptionReceiptKind } =>
  Object.hasOwn(subscriptionReceiptWords, row.kind);

/** The receipts of changes of an account's subscription: the newest 50, or the one with a number. */
export function subscriptionReceiptsOf(db: ReadDb, accountId: AccountId, number: string | undefined): Promise<ReceiptRow[]> {
  let query = db.selectFrom("read.receipts").selectAll().where("account_id", "=", accountId).where("kind", "in", subscriptionReceiptKinds);
  if (number !== undefined) query = query.where("number", "=", number);
  return query.orderBy("position", "desc").limit(50).execute();
}

/** Finds the shared receipt of weeks skipped together, and each week's own receipt. */
export async function sharedSkipReceipts(
  db: ReadDb,
  number: string,
): Promise<{ readonly shared: ReceiptRow; readonly weeks: readonly ReceiptRow[] } | undefined> {
  const shared = await receiptByNumber(db, number);
  if (shared?.kind !== "skipped-together") return undefined;
  const weeks = await db
    .selectFrom("read.receipts")
    .selectAll()
    .where("skipped_together", "=", shared.key)
    .orderBy(sql`position::numeric`)
    .execute();
  return { shared, weeks };
}

/** The first receipt of an unskip of each of these weeks after its skip, by order. */
export async function broughtBackSince(db: ReadDb, weeks: readonly ReceiptRow[]): Promise<ReadonlyMap<string, ReceiptRow>> {
  const orderIds = weeks.flatMap(({ order_id }) => order_id ?? []);
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.receipts")
    .selectAll()
    .where("order_id", "in", orderIds)
    .where("kind", "=", "unskipped")
    .orderBy(sql`position::numeric`)
    .execute();
  const after = (row: ReceiptRow) => weeks.some((week) => week.order_id === row.order_id && BigInt(row.position) > BigInt(week.position));
  return new Map(
    rows
      .filter(after)
      .toReversed()
      .map((row) => [row.order_id!, row]),
  );
}
