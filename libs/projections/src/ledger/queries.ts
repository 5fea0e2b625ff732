import type { OrderId } from "@tablee/domain/kernel/ids";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { LedgerRow } from "./read-model.ts";

/** The postings of an order and of its payments, in the order in which they were made. */
export const entriesOfOrder = (db: ReadDb, orderId: OrderId): Promise<LedgerRow[]> =>
  db
    .selectFrom("read.ledger")
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("order_id", "=", orderId),
        eb("payment_id", "in", selectFrom("read.payments").select("read.payments.key").where("read.payments.order_id", "=", orderId)),
      ]),
    )
    .orderBy("position")
    .orderBy("key")
    .execute();

interface AccountBalance {
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

/** The balance of each account of the ledger, up to the end of a day if one is given. */
export async function accountBalances(db: ReadDb, until: string | undefined): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    SELECT account, coalesce(sum(cents) FILTER (WHERE cents > 0), 0) AS debit, coalesce(-sum(cents) FILTER (WHERE cents < 0), 0) AS credit
    FROM read.ledger WHERE ${until ?? null}::date IS NULL OR at < (${until ?? null}::date + 1) GROUP BY account ORDER BY account`.execute(
    db,
  );
  return rows;
}

/** The number of entries, and of those that do not balance. */
export async function entryCounts(db: ReadDb, until: string | undefined): Promise<{ entries: number; unbalanced: number }> {
  const { rows } = await sql<{ entries: string; unbalanced: string }>`
    SELECT count(*) AS entries, count(*) FILTER (WHERE total <> 0) AS unbalanced
    FROM (SELECT sum(cents) AS total FROM read.ledger
          WHERE ${until ?? null}::date IS NULL OR at < (${until ?? null}::date + 1) GROUP BY entry_id) AS entry`.execute(db);
  return { entries: Number(rows[0]!.entries), unbalanced: Number(rows[0]!.unbalanced) };
}

/** Whole entries, newest first, by the position of their event; those of a payment with its order. */
export async function entriesPage(
  db: ReadDb,
  page: {
    readonly account?: string | undefined;
    readonly orderId?: OrderId | undefined;
    /** The last day, in UTC as for balances. */
    readonly until?: string | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<LedgerRow[]> {
  const { account, orderId, until, before, limit } = page;
  const { rows } = await sql<LedgerRow>`
    SELECT l.key, l.entry_id, l.position, l.at, l.subject, coalesce(l.order_id, p.order_id) AS order_id, l.payment_id, l.account, l.cents
    FROM read.ledger l LEFT JOIN read.payments p ON p.key = l.payment_id JOIN (
      SELECT entry_id, max(position) AS position FROM read.ledger
      WHERE (${account ?? null}::text IS NULL OR account = ${account ?? null}) AND (
          ${orderId ?? null}::text IS NULL OR order_id = ${orderId ?? null}
          OR payment_id IN (SELECT key FROM read.payments WHERE order_id = ${orderId ?? null}))
        AND (${until ?? null}::date IS NULL OR at < (${until ?? null}::date + 1))
        AND (${before ?? null}::bigint IS NULL OR position < ${before ?? null}::bigint)
      GROUP BY entry_id ORDER BY position DESC LIMIT ${limit}
    ) AS chosen ON chosen.entry_id = l.entry_id ORDER BY l.position DESC, l.key`.execute(db);
  return rows;
}
