import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { normalizedNumber } from "@tablee/domain/kernel/receipt-number";
import type { Region } from "@tablee/domain/kernel/region";
import type { OrderStatus } from "@tablee/domain/order/vocabulary";
import { type RawBuilder, sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";

export interface OrderFilter {
  /** A receipt number, an order's id, or part of a customer's name. Not of an email: repeated searches would reveal it. */
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly region?: Region | undefined;
  readonly week?: string | undefined;
  readonly deliveryDate?: string | undefined;
}

export interface DeskOrder {
  readonly key: OrderId;
  readonly account_id: AccountId;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly region: Region;
  readonly week: string;
  readonly delivery_date: string;
  readonly window: string;
  readonly status: OrderStatus;
  readonly total_cents: Cents;
  readonly refunded_cents: Cents;
  readonly receipt_number: string | null;
  /** What the page is sorted by: with the key, where the next page starts. */
  readonly sort_value: string;
}

const sorts = {
  deliveryDate: sql`o.delivery_date::text`,
  customer: sql`lower(coalesce(a.last_name, '') || ' ' || coalesce(a.first_name, ''))`,
  total: sql`lpad(o.total_cents::text, 10, '0')`,
  status: sql`o.status`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** One page of orders, by keyset. */
export async function ordersPage(
  db: ReadDb,
  page: OrderFilter & {
    readonly sort: keyof typeof sorts;
    readonly dir: "asc" | "desc";
    readonly after?: readonly [string | number, string] | undefined;
    readonly limit: number;
  },
): Promise<DeskOrder[]> {
  const { sort, dir, after, limit } = page;
  const value = sorts[sort];
  const beyond = after
    ? dir === "asc"
      ? sql`AND (${value}, o.key) > (${String(after[0])}, ${after[1]})`
      : sql`AND (${value}, o.key) < (${String(after[0])}, ${after[1]})`
    : sql``;
  const direction = dir === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<DeskOrder>`
    SELECT o.key, o.account_id, a.first_name, a.last_name, o.region, o.week::text AS week, o.delivery_date::text AS delivery_date,
           o."window", o.status, o.total_cents, o.refunded_cents,
           (SELECT number FROM read.receipts r WHERE r.order_id = o.key AND r.kind = 'order') AS receipt_number, ${value} AS sort_value
    FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id
    WHERE ${where(page)} ${beyond} ORDER BY ${value} ${direction}, o.key ${direction} LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countOrders(db: ReadDb, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) AS count FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id WHERE ${where(filter)}`.execute(db);
  return Number(rows[0]!.count);
}

function where({ q, status, region, week, deliveryDate }: OrderFilter): RawBuilder<unknown> {
  const parts = [sql`TRUE`];
  if (status) parts.push(sql`o.status = ${status}`);
  if (region) parts.push(sql`o.region = ${region}`);
  if (week) parts.push(sql`o.week = ${week}`);
  if (deliveryDate) parts.push(sql`o.delivery_date = ${deliveryDate}`);
  if (q) {
    const like = `%${q.toLowerCase().replace(/[%_\\]/g, "\\$&")}%`;
    parts.push(sql`(o.key = ${q.toLowerCase()}
      OR lower(coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, '')) LIKE ${like}
      OR o.key IN (SELECT week.order_id FROM read.receipts found JOIN read.receipts week
                   ON week.key = found.key OR week.skipped_together = found.key WHERE found.number = ${normalizedNumber(q)}))`);
  }
  return sql.join(parts, sql` AND `);
}
