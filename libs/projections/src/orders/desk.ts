import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/place/region";
import { normalizedNumber } from "@tablee/domain/kernel/receipt-number";
import { typedId } from "@tablee/domain/kernel/text/tidy";
import type { OrderStatus } from "@tablee/domain/order/vocabulary";
import { type RawBuilder, sql } from "kysely";
import { allOf, alphabetical, hasWords, onePage, type Page } from "../lists/queries.ts";
import type { ReadDb } from "../read-tables.ts";

export interface OrderFilter {
  /** A receipt number, an order's id, or part of a customer's name. Not of an email: repeated searches would reveal it. */
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly region?: Region | undefined;
  readonly week?: string | undefined;
  readonly deliveryDate?: string | undefined;
}

/** A row of the list, in the names of the contract: each of its columns is one here. */
interface DeskOrder {
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly region: Region;
  readonly week: string;
  readonly deliveryDate: string;
  readonly window: string;
  readonly status: OrderStatus;
  readonly paidCents: Cents | null;
  readonly refundedCents: Cents;
  readonly receiptNumber: string | null;
}

/** A row with its customer's name and its sort value: with the order's id that is the start of the next page. */
export interface FoundOrder {
  readonly row: DeskOrder;
  readonly name: { readonly first_name: string | null; readonly last_name: string | null };
  readonly sortValue: string;
}

const sorts = {
  deliveryDate: sql`o.delivery_date::text`,
  customer: alphabetical(sql`a.last_name || ' ' || a.first_name`),
  paid: sql`lpad(coalesce(o.paid_cents, 0)::text, 10, '0')`,
  status: sql`o.status`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** One page of orders. */
export async function ordersPage(db: ReadDb, page: OrderFilter & Page<keyof typeof sorts>): Promise<FoundOrder[]> {
  const value = sorts[page.sort];
  const { rows } = await sql<DeskOrder & FoundOrder["name"] & Pick<FoundOrder, "sortValue">>`
    SELECT o.key AS "orderId", o.account_id AS "accountId", o.region, o.week::text AS week, o.delivery_date::text AS "deliveryDate",
           o."window", o.status, o.paid_cents AS "paidCents", o.refunded_cents AS "refundedCents",
           (SELECT number FROM read.receipts r WHERE r.order_id = o.key AND r.kind = 'order') AS "receiptNumber",
           a.first_name, a.last_name, ${value} AS "sortValue"
    FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id
    WHERE ${where(page)} ${onePage(value, sql`o.key`, page)}`.execute(db);
  return rows.map(({ first_name, last_name, sortValue, ...row }) => ({ row, name: { first_name, last_name }, sortValue }));
}

export async function countOrders(db: ReadDb, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) AS count FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id WHERE ${where(filter)}`.execute(db);
  return Number(rows[0]!.count);
}

const where = ({ q, status, region, week, deliveryDate }: OrderFilter): RawBuilder<unknown> =>
  allOf([
    status && sql`o.status = ${status}`,
    region && sql`o.region = ${region}`,
    week && sql`o.week = ${week}`,
    deliveryDate && sql`o.delivery_date = ${deliveryDate}`,
    q &&
      sql`(o.key = ${typedId(q)}
      OR ${hasWords(sql`a.name_found_by`, q)}
      OR o.key IN (SELECT week.order_id FROM read.receipts found JOIN read.receipts week
                   ON week.key = found.key OR week.skipped_together = found.key WHERE found.number = ${normalizedNumber(q)}))`,
  ]);
