import type { Region } from "@tablee/domain/kernel/place/region";
import { typedId } from "@tablee/domain/kernel/text/tidy";
import type { Diet, Plan, SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { sql } from "kysely";
import { allOf, alphabetical, hasWords, onePage, type Page } from "../lists/queries.ts";
import type { ReadDb } from "../read-tables.ts";
import type { SubscriptionRow } from "./read-model.ts";

const profileSorts = {
  startedAt: sql<string>`to_char(s.started_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  name: alphabetical(sql`a.last_name || ' ' || a.first_name`),
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

type ProfileRecord = SubscriptionRow & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  city: string | null;
  deliveries: number;
  sort_value: string | number;
};

const conditions = ({ q, region, status, planType }: ProfileFilter) =>
  allOf([
    region && sql`s.region = ${region}`,
    status && sql`s.status = ${status}`,
    planType && sql`s.plan_type = ${planType}`,
    q && sql`(${hasWords(sql`a.name_found_by`, q)} OR s.key = ${typedId(q)} OR s.account_id = ${typedId(q)})`,
  ]);

/** A page of subscriptions. */
export async function profilesPage(db: ReadDb, page: ProfileFilter & Page<keyof typeof profileSorts>): Promise<ProfileRecord[]> {
  const value = profileSorts[page.sort];
  const { rows } = await sql<ProfileRecord>`
    SELECT s.*, a.first_name, a.last_name, a.email, a.city, ${profileSorts.deliveries} AS deliveries, ${value} AS sort_value
    FROM read.subscriptions s LEFT JOIN read.accounts a ON a.key = s.account_id
    WHERE ${conditions(page)} ${onePage(value, sql`s.key`, page)}`.execute(db);
  return rows;
}

export async function countProfiles(db: ReadDb, filter: ProfileFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM read.subscriptions s LEFT JOIN read.accounts a ON a.key = s.account_id WHERE ${conditions(filter)}`.execute(
    db,
  );
  return rows[0]!.n;
}

/** The most common combinations of plan and diets among active subscriptions. */
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
