import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { bareCode, typedId } from "@tablee/domain/kernel/text/tidy";
import { FIRST_DELIVERY } from "@tablee/domain/offer/vocabulary";
import { boxlessStatuses } from "@tablee/domain/order/standing";
import { prepared } from "@tablee/platform/prepared";
import { sql } from "kysely";
import { hasWords } from "../lists/queries.ts";
import type { ReadDb } from "../read-tables.ts";
import type { AccountRow } from "./read-model.ts";

const account = prepared("account", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.accounts").selectAll().where("key", "=", accountId),
);

export const accountById = async (db: ReadDb, accountId: AccountId): Promise<AccountRow | undefined> =>
  (await account(db, { accountId }))[0];

/**
 * Finds accounts by name, postal prefix or exact id, and by whole email for those who may see it; newest first. A part of an email finds
 * none: repeated searches would reveal, letter by letter, an address that the answer masks.
 */
export function searchAccounts(
  db: ReadDb,
  q: string,
  { limit, byEmail }: { readonly limit: number; readonly byEmail: boolean },
): Promise<AccountRow[]> {
  return db
    .selectFrom("read.accounts")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("key", "=", accountId(typedId(q))),
        ...(byEmail ? [eb(sql`lower(email)`, "=", addressKey(q))] : []),
        hasWords(sql`name_found_by`, q),
        eb("postal_prefix", "=", bareCode(q).slice(0, 3)),
      ]),
    )
    .orderBy("opened_at", "desc")
    .limit(limit)
    .execute();
}

/** A code of an account, with the number of its orders that carry it, and of free meals. */
export interface CodeOnOrders {
  readonly code: string;
  readonly orders: number;
  readonly meals: number;
}

/**
 * The codes that accounts signed up with, those entered for their future orders, and the first box's free delivery once that box was paid
 * and skipped, with the number of orders that get a box and carry each, and of free meals. Accounts without any are left out. For all
 * accounts of a chunk at once.
 */
export async function codesOf(db: ReadDb, accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly CodeOnOrders[]>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<CodeOnOrders & { key: string }>`
    SELECT a.key, c.code, count(g.grant_)::int AS orders, coalesce(sum((g.grant_->>'meals')::int), 0)::int AS meals
    FROM read.accounts a
    CROSS JOIN LATERAL (VALUES (1, a.discount_code), (2, a.box_code), (3, CASE WHEN EXISTS (
      SELECT FROM read.orders f
      WHERE f.account_id = a.key AND f.first_order AND f.status = 'skipped' AND f.state->'returned' IS NOT NULL
    ) THEN ${FIRST_DELIVERY} END)) AS c (place, code)
    LEFT JOIN LATERAL (
      SELECT each AS grant_ FROM read.orders o CROSS JOIN LATERAL json_array_elements(o.state->'grants') AS each
      WHERE o.account_id = a.key AND o.status <> ALL(${[...boxlessStatuses]}) AND each->>'name' = c.code
    ) AS g ON true
    WHERE a.key = ANY(${[...accountIds]}) AND c.code IS NOT NULL
    GROUP BY a.key, c.place, c.code ORDER BY a.key, c.place`.execute(db);
  const codes = new Map<string, CodeOnOrders[]>();
  for (const { key, ...code } of rows) codes.set(key, [...(codes.get(key) ?? []), code]);
  return codes;
}

/** Customers with an active subscription: those of some cities first, then the longest subscribed. */
export const someCustomers = (db: ReadDb, cities: readonly string[], limit: number) =>
  db
    .selectFrom("read.accounts as a")
    .innerJoin("read.subscriptions as s", "s.account_id", "a.key")
    .select(["a.email", "a.city", "a.language"])
    .where("s.status", "=", "active")
    .orderBy((eb) => eb("a.city", "in", [...cities]), "desc")
    .orderBy("s.started_at")
    .limit(limit)
    .execute();

/** Names and cities by account, for statements that join them. */
export const namesOfAccounts = sql`(SELECT key, first_name, last_name, city, name_found_by, city_found_by FROM read.accounts)`;

/** An account's orders that carry a code's grants. */
export async function ordersWithCode(db: ReadDb, accountId: AccountId, code: string) {
  const rows = await db.selectFrom("read.orders").select("state").where("account_id", "=", accountId).orderBy("week").execute();
  return rows.flatMap(({ state: { status, grants, lines, calendar } }) =>
    grants.some(({ name }) => name === code)
      ? [{ status, grants, lines, delivery_date: calendar.deliveryDate, cutoff_at: calendar.cutoffAt }]
      : [],
  );
}
