import type { ReadDb } from "../read-tables.ts";
import type { CreditGrant } from "./read-model.ts";

export const creditsOf = async (db: ReadDb, accountId: string): Promise<readonly CreditGrant[]> =>
  (await db.selectFrom("read.credit_balances").select("grants").where("key", "=", accountId).executeTakeFirst())?.grants ?? [];

/** What can be spent at an instant, by kind. In cents. */
export function balancesOf(grants: readonly CreditGrant[], at: string): { promotionalCents: number; purchasedCents: number } {
  const usable = grants.filter((grant) => grant.expiresAt === null || grant.expiresAt > at);
  const total = (kind: CreditGrant["kind"]) =>
    usable.filter((grant) => grant.kind === kind).reduce((sum, grant) => sum + grant.leftCents, 0);
  return { promotionalCents: total("promotional"), purchasedCents: total("purchased") };
}

/** Balances of which something is to expire at an instant, those that wait longest first. */
export const balancesToExpire = (db: ReadDb, now: string, limit: number): Promise<{ key: string; changes: number }[]> =>
  db
    .selectFrom("read.credit_balances")
    .select(["key", "changes"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();

/** The instant after this one at which balances expire next, and how many do. */
export async function expiryAfter(db: ReadDb, now: string): Promise<{ at: string; count: number } | undefined> {
  const row = await db
    .selectFrom("read.credit_balances")
    .select(["expires_at", (eb) => eb.fn.countAll<string>().as("count")])
    .where("expires_at", ">", now)
    .groupBy("expires_at")
    .orderBy("expires_at")
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ? { at: row.expires_at, count: Number(row.count) } : undefined;
}
