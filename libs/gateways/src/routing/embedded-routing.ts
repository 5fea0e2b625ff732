import { folded } from "@tablee/domain/kernel/text/folded";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import type { RoutingService, Stop } from "./routing-service.ts";

/**
 * A service that keeps its stops in a table; a cancelled one stays as a version without a stop. Words in the street or the note make it
 * unavailable (`unreachable`), find no route (`unroutable`), or take the stop and lose the answer (`unanswered`).
 */
export async function openEmbeddedRouting(pool: Pool): Promise<RoutingService> {
  await pool.query(`
    SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-routing"]});
    CREATE SCHEMA IF NOT EXISTS embedded_routing;
    CREATE TABLE IF NOT EXISTS embedded_routing.stop (
      order_id text PRIMARY KEY, version int NOT NULL, account_id text, stop jsonb, sent int NOT NULL DEFAULT 1);
    CREATE INDEX IF NOT EXISTS stop_account ON embedded_routing.stop (account_id);
  `);
  /** `sent` counts requests, those of an older version included. */
  const keep = (orderId: string, version: number, accountId: string | null, stop: Stop | null) =>
    pool.query(
      `INSERT INTO embedded_routing.stop AS kept (order_id, version, account_id, stop) VALUES ($1, $2, $3, $4)
       ON CONFLICT (order_id) DO UPDATE SET sent = kept.sent + 1, version = greatest(kept.version, $2),
         account_id = CASE WHEN kept.version < $2 THEN $3 ELSE kept.account_id END,
         stop = CASE WHEN kept.version < $2 THEN $4::jsonb ELSE kept.stop END`,
      [orderId, version, accountId, stop && JSON.stringify(stop)],
    );
  return {
    async plan(stop) {
      const { orderId, version, accountId, address } = stop;
      const says = (word: string) => folded(`${address.line} ${address.instructions ?? ""}`).includes(word);
      if (says("unreachable")) throw new TransientFailure("routing-unreachable", "the routing service is away");
      if (says("unroutable")) throw new PermanentFailure("routing-no-way", "the routing service finds no way to a stop");
      await keep(orderId, version, accountId, stop);
      if (says("unanswered")) throw new TransientFailure("routing-unanswered", "the routing service did not answer in time");
    },
    async takeBack({ orderId, version }) {
      await keep(orderId, version, null, null);
    },
    async forget(accountId) {
      await pool.query("DELETE FROM embedded_routing.stop WHERE account_id = $1", [accountId]);
    },
  };
}
