import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import type { SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { sql } from "kysely";
import { allOf, onePage, type Page } from "../lists/queries.ts";
import type { ReadDb } from "../read-tables.ts";

interface FailedOrder {
  readonly key: OrderId;
  readonly account_id: AccountId;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly region: Region;
  readonly delivery_date: string;
  readonly zone: ZoneName;
  readonly status: "locked" | "failed";
  readonly charge_cents: Cents;
  readonly attempts: number;
  readonly code: string | null;
  readonly hard: boolean | null;
  readonly next_attempt_at: string | null;
  readonly subscription: SubscriptionStatus | null;
}

/** `isPaymentFailed` of a row `o` of read.orders. */
export const paymentFailed = sql`o.status = 'failed' AND o.failure->>'kind' = 'payment'`;

/** Orders that are not paid: those that wait for a retry, and those that have failed. The latest delivery first. */
export async function failedOrders(
  db: ReadDb,
  page: Pick<Page<never>, "after" | "limit"> & {
    readonly region?: Region | undefined;
    readonly state?: "waiting" | "given-up" | undefined;
  },
): Promise<FailedOrder[]> {
  const { region, state } = page;
  const waiting = sql`o.status = 'locked' AND o.attempts > 0`;
  const wanted = state === "waiting" ? waiting : state === "given-up" ? paymentFailed : sql`(${waiting}) OR (${paymentFailed})`;
  const { rows } = await sql<FailedOrder>`
    SELECT o.key, o.account_id, a.first_name, a.last_name, o.region, o.delivery_date::text AS delivery_date, o.state->'slot'->>'zone' AS zone, o.status,
           coalesce((o.state->'price'->>'chargeCents')::int, 0) AS charge_cents, o.attempts, o.failure->>'code' AS code,
           (o.failure->>'hard')::boolean AS hard, o.next_attempt_at,
           s.status AS subscription
    FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id LEFT JOIN read.subscriptions s ON s.key = o.subscription_id
    WHERE ${allOf([sql`(${wanted})`, region && sql`o.region = ${region}`])}
    ${onePage(sql`o.delivery_date::text`, sql`o.key`, { ...page, dir: "desc" })}`.execute(db);
  return rows;
}
