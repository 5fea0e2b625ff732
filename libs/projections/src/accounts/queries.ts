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
