import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { AccountRow } from "./read-model.ts";

export const accountById = (db: ReadDb, accountId: string): Promise<AccountRow | undefined> =>
  db.selectFrom("read.accounts").selectAll().where("key", "=", accountId).executeTakeFirst();

/** Accounts by name, email, postal prefix or exact id; the newest first. */
export function searchAccounts(db: ReadDb, q: string, limit: number): Promise<AccountRow[]> {
  const like = `%${q.toLowerCase().replace(/[%_\\]/g, "\\$&")}%`;
  return db
    .selectFrom("read.accounts")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("key", "=", q.toLowerCase()),
        eb(sql`lower(email)`, "like", like),
        eb(sql`lower(first_name || ' ' || last_name)`, "like", like),
        eb("postal_prefix", "=", q.toUpperCase().slice(0, 3)),
      ]),
    )
    .orderBy("opened_at", "desc")
    .limit(limit)
    .execute();
}

/**
 * Codes that count for boxes to come, by account, with the number of boxes that carry what each grants: those that came or may
 * still come. Accounts without one are left out. For all accounts of a chunk at once.
 */
export async function boxCodesOf(
  db: ReadDb,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly code: string; readonly given: number }>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<{ key: string; code: string; given: number }>`
    SELECT a.key, a.box_code AS code,
      (SELECT count(*)::int FROM read.orders o
       WHERE o.account_id = a.key AND o.status NOT IN ('skipped', 'minimum-not-met', 'failed')
         AND o.grants @> jsonb_build_array(jsonb_build_object('name', a.box_code))) AS given
    FROM read.accounts a WHERE a.key = ANY(${[...accountIds]}) AND a.box_code IS NOT NULL`.execute(db);
  return new Map(rows.map(({ key, code, given }) => [key, { code, given }]));
}

/** An account's boxes that carry what a code grants. */
export const boxesWithCode = (db: ReadDb, accountId: string, code: string) =>
  db
    .selectFrom("read.orders")
    .select(["status", "grants", "delivery_date", "cutoff_at"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`grants @> jsonb_build_array(jsonb_build_object('name', ${code}::text))`)
    .orderBy("week")
    .execute();
