import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { pricedStatuses } from "@tablee/domain/order/standing";
import type { Handover, OrderStatus } from "@tablee/domain/order/vocabulary";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import { paymentFailed } from "./failed.ts";
import { retriesOf, type StoredOrder } from "./read-model.ts";

/** Orders whose box is, or was, on a route. */
const boxed = sql`o.status = ANY(${[...pricedStatuses]}) AND NOT (${paymentFailed})`;

export interface RouteRow {
  readonly depot_id: string;
  readonly window: DeliveryWindow;
  readonly region: Region;
  readonly from: string;
  readonly until: string;
  readonly zone: string;
  readonly boxes: string;
  readonly out: string;
  readonly delivered: string;
  readonly failed: string;
  readonly retrying: string;
}

/** The routes of a day: each depot and window, with its boxes by outcome: each box counts once. */
export async function routesOn(db: ReadDb, date: string, region: Region | undefined): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    SELECT o.depot_id, o."window", o.region, min(o.state->'calendar'->>'deliveryFrom') AS from,
           max(o.state->'calendar'->>'deliveryUntil') AS until, min(o.state->'slot'->>'zone') AS zone, count(*) AS boxes,
           count(*) FILTER (WHERE o.status = 'billed' AND o.state->'out' IS NOT NULL) AS out,
           count(*) FILTER (WHERE o.status = 'delivered') AS delivered, count(*) FILTER (WHERE o.status = 'failed') AS failed,
           count(*) FILTER (WHERE o.status = 'billed' AND o.state->'out' IS NULL AND (o.state->>'retries')::int > 0) AS retrying
    FROM read.orders o WHERE o.delivery_date = ${date} AND (${region ?? null}::text IS NULL OR o.region = ${region ?? null}) AND (${boxed})
    GROUP BY 1, 2, 3 ORDER BY 3, 1, 2`.execute(db);
  return rows;
}

/** Days within two weeks of a date with deliveries. */
export async function deliveryDaysAround(db: ReadDb, date: string): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    SELECT DISTINCT o.delivery_date::text AS date FROM read.orders o
    WHERE o.delivery_date BETWEEN ${date}::date - 14 AND ${date}::date + 14 AND (${boxed}) ORDER BY 1`.execute(db);
  return rows.map((row) => row.date);
}

export interface StopRow {
  readonly key: OrderId;
  readonly account_id: AccountId;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly city: string | null;
  readonly postal_prefix: string | null;
  readonly status: OrderStatus;
  readonly out: boolean;
  /** The beginning of its window, or of its journey's. */
  readonly from: string;
  readonly retries: number;
  readonly failure_code: string | null;
  readonly handover: Handover | null;
  readonly lines: readonly { readonly kind: string; readonly quantity: number }[];
}

const fromOf = (state: StoredOrder["state"]): string => ("out" in state && state.out?.expectedFrom) || state.calendar.deliveryFrom;

/** The boxes of one route, each with the address that its account had when the box was locked: a later move does not affect it. */
export async function stopsOf(db: ReadDb, date: string, depotId: string, window: string): Promise<StopRow[]> {
  const { rows } = await sql<Omit<StopRow, "retries" | "lines" | "from"> & Pick<StoredOrder, "state">>`
    SELECT o.key, o.account_id, a.first_name, a.last_name, coalesce(p.address->>'city', a.city) AS city,
           coalesce(left(p.address->>'postalCode', 3), a.postal_prefix) AS postal_prefix, o.status, o.state->'out' IS NOT NULL AS out, o.state,
           o.failure->>'code' AS failure_code, coalesce(o.state->>'handover', p.address->>'handover') AS handover
    FROM read.orders o LEFT JOIN read.accounts a ON a.key = o.account_id
    LEFT JOIN LATERAL (
      SELECT each.given->'address' AS address FROM jsonb_array_elements(a.addresses) WITH ORDINALITY AS each (given, n)
      WHERE (each.given->>'givenAt')::timestamptz < least((o.state->>'lockedAt')::timestamptz, (o.state->'calendar'->>'cutoffAt')::timestamptz) ORDER BY each.n DESC LIMIT 1
    ) p ON true
    WHERE o.delivery_date = ${date} AND o.depot_id = ${depotId} AND o."window" = ${window} AND (${boxed})
    ORDER BY 6, o.key LIMIT 1000`.execute(db);
  return rows.map(({ state, ...row }) => ({ ...row, from: fromOf(state), retries: retriesOf(state), lines: state.lines }));
}
