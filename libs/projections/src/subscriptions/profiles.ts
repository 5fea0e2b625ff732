import type { Region } from "@tablee/domain/kernel/region";
import type { Diet, Plan, SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { SubscriptionRow } from "./read-model.ts";

const profileSorts = {
  startedAt: sql<string>`to_char(s.started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  name: sql<string>`lower(coalesce(a.last_name || ' ' || a.first_name, ''))`,
  region: sql<string>`s.region`,
  status: sql<string>`s.status`,
  deliveries: sql<number>`(SELECT count(*)::int FROM read.orders o WHERE o.subscription_id = s.key AND o.status = 'delivered')`,
} as const;

interface ProfileFilter {
  readonly q?: string | undefined;
  readonly region?: Region | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly planType?: Plan["type"] | undefined;
}

interface ProfilePage extends ProfileFilter {
  readonly sort: keyof typeof profileSorts;
  readonly dir: "asc" | "desc";
  readonly after?: readonly [string | number, string] | undefined;
  readonly limit: number;
}

type ProfileRecord = SubscriptionRow & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  city: string | null;
  deliveries: number;
  sort_value: string | number;
};

const conditions = ({ q, region, status, planType }: ProfileFilter) => {
  const like = `%${(q ?? "").toLowerCase().replace(/[%_\\]/g, "\\$&")}%`;
  const all = [sql`true`];
  if (region) all.push(sql`s.region = ${region}`);
  if (status) all.push(sql`s.status = ${status}`);
  if (planType) all.push(sql`s.plan_type = ${planType}`);
  if (q) all.push(sql`(lower(a.first_name || ' ' || a.last_name) LIKE ${like} OR s.key = ${q} OR s.account_id = ${q})`);
  return sql.join(all, sql` AND `);
};

/** A page of subscriptions in the order of a column and then of their key. */
export async function profilesPage(db: ReadDb, page: ProfilePage): Promise<ProfileRecord[]> {
  const value = profileSorts[page.sort];
  const direction = sql.raw(page.dir);
  const beyond = page.after
    ? sql`AND (${value}, s.key) ${sql.raw(page.dir === "asc" ? ">" : "<")} (${page.after[0]}, ${page.after[1]})`
    : sql``;
  const { rows } = await sql<ProfileRecord>`
    SELECT s.*, a.first_name, a.last_name, a.email, a.city, ${profileSorts.deliveries} AS deliveries, ${value} AS sort_value
    FROM read.subscriptions s LEFT JOIN read.accounts a ON a.key = s.account_id
    WHERE ${conditions(page)} ${beyond} ORDER BY ${value} ${direction}, s.key ${direction} LIMIT ${page.limit}`.execute(db);
  return rows;
}

export async function countProfiles(db: ReadDb, filter: ProfileFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM read.subscriptions s LEFT JOIN read.accounts a ON a.key = s.account_id WHERE ${conditions(filter)}`.execute(
    db,
  );
  return rows[0]!.n;
}

/** The commonest combinations of plan and diets among active subscriptions. */
export async function commonestProfiles(
  db: ReadDb,
  region: Region | undefined,
  limit: number,
): Promise<{ plan: Plan; diets: Diet[]; subscriptions: number }[]> {
  const { rows } = await sql<{ plan: Plan; diets: Diet[]; subscriptions: number }>`
    SELECT plan, tastes->'diets' AS diets, count(*)::int AS subscriptions FROM read.subscriptions
    WHERE status = 'active' AND (${region ?? null}::text IS NULL OR region = ${region ?? null})
    GROUP BY plan, tastes->'diets' ORDER BY subscriptions DESC, plan::text, (tastes->'diets')::text LIMIT ${limit}`.execute(db);
  return rows;
}
