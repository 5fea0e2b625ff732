import { folded } from "@tablee/domain/kernel/text/folded";
import { addMs, type Instant, msBetween } from "@tablee/domain/kernel/time";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import type { RoutingService, Stop } from "./routing-service.ts";

/** A stop is expected in the middle of its share of the window. */
const HALF = 0.5;

/** An instant at the beginning of its minute. */
const toMinute = (at: Instant): Instant => `${at.slice(0, 16)}:00.000Z`;

/**
 * A service that keeps its stops in a table; a cancelled one stays as a version without a stop. Words in the street or the note make it
 * unavailable (`unreachable`), find no route (`unroutable`), or take the stop and lose the answer (`unanswered`).
 */
export async function openEmbeddedRouting(pool: Pool): Promise<RoutingService> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-routing"]});
    CREATE SCHEMA IF NOT EXISTS embedded_routing;
    DO $$ BEGIN ALTER TABLE embedded_routing.stop RENAME order_id TO stop_id; EXCEPTION WHEN undefined_table OR undefined_column THEN END $$;
    CREATE TABLE IF NOT EXISTS embedded_routing.stop (
      stop_id text PRIMARY KEY, version int NOT NULL, account_id text, stop jsonb, sent int NOT NULL DEFAULT 1);
    CREATE INDEX IF NOT EXISTS stop_account ON embedded_routing.stop (account_id);
    CREATE INDEX IF NOT EXISTS stop_route ON embedded_routing.stop ((stop->>'depotId'), (stop->>'day'));
  `);
  /** `sent` counts requests, those of an older version included. */
  const keep = (stopId: string, version: number, accountId: string | null, stop: Stop | null) =>
    pool.query(
      `INSERT INTO embedded_routing.stop AS kept (stop_id, version, account_id, stop) VALUES ($1, $2, $3, $4)
       ON CONFLICT (stop_id) DO UPDATE SET sent = kept.sent + 1, version = greatest(kept.version, $2),
         account_id = CASE WHEN kept.version < $2 THEN $3 ELSE kept.account_id END,
         stop = CASE WHEN kept.version < $2 THEN $4::jsonb ELSE kept.stop END`,
      [stopId, version, accountId, stop && JSON.stringify(stop)],
    );
  return {
    async plan(stop) {
      const { stopId, version, accountId, address } = stop;
      const says = (word: string) => folded(`${address.line} ${address.instructions ?? ""}`).includes(word);
      if (says("unreachable")) throw new TransientFailure("routing-unreachable", "the routing service is away");
      if (says("unroutable")) throw new PermanentFailure("routing-no-way", "the routing service finds no way to a stop");
      await keep(stopId, version, accountId, stop);
      if (says("unanswered")) throw new TransientFailure("routing-unanswered", "the routing service did not answer in time");
    },
    async orderOf({ depotId, day, from, until }) {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT stop_id AS id FROM embedded_routing.stop
         WHERE stop->>'depotId' = $1 AND stop->>'day' = $2 AND stop->>'from' >= $3 AND stop->>'from' < $4
         ORDER BY stop->'address'->>'postalCode' COLLATE "C", stop->'address'->>'line' COLLATE "C", stop_id`,
        [depotId, day, from, until],
      );
      // Evenly over the window: this service knows no streets.
      const each = msBetween(from, until) / rows.length;
      return rows.map(({ id: stopId }, i) => ({ stopId, expectedAt: toMinute(addMs(from, each * (i + HALF))) }));
    },
    async takeBack({ stopId, version }) {
      await keep(stopId, version, null, null);
    },
    async forget(accountId) {
      await pool.query("DELETE FROM embedded_routing.stop WHERE account_id = $1", [accountId]);
    },
  };
}
