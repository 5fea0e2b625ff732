import type { Checkpoints, Passing } from "@tablee/event-store/reader/membership";
import type { Pool } from "@tablee/platform/postgres";
import type { AnyReadModel } from "../read-model.ts";
import { CHANNEL } from "./checkpoints.ts";

/**
 * The checkpoints of read models, for the reader of the log. A halted read model stays marked so until it has applied a batch or is at the
 * end of the log.
 */
export function readModelCheckpoints(models: readonly AnyReadModel[], pool: Pool): Checkpoints {
  const versions = new Map(models.map(({ name, version }) => [name, version]));
  return {
    async pass(passing) {
      const { rows } = await pool.query<{ model: string; leaves: boolean }>(PASS, [
        ...columnsOf(passing),
        passing.map(({ name }) => versions.get(name)),
        CHANNEL,
      ]);
      return new Map(rows.map(({ model, leaves }) => [model, leaves ? "leaves" : "written"]));
    },
    async interrupted(names) {
      await pool.query("UPDATE read.projection SET interruptions = interruptions + 1 WHERE model = ANY($1)", [names]);
    },
  };
}

const columnsOf = (passing: readonly Passing[]) => [
  passing.map(({ name }) => name),
  passing.map(({ previous }) => previous.toString()),
  passing.map(({ position }) => position.toString()),
  passing.map(({ live }) => live),
];

/** The interval at which a read model with nothing to write shows that it is alive. */
const HEARTBEAT_SECONDS = 15;

const PASS = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::numeric[], $3::numeric[], $4::boolean[], $5::int[]) AS asked(model, previous, position, live, version)
  ), seen AS (
    SELECT p.model, asked.live, p.position <> asked.position AS moves, p.paused OR p.position <> asked.previous OR p.version <> asked.version AS leaves,
           CASE WHEN p.position = asked.previous THEN asked.position ELSE p.position END AS position
    FROM read.projection p JOIN asked USING (model) FOR UPDATE OF p SKIP LOCKED
  ), passed AS (
    UPDATE read.projection p SET position = seen.position, heartbeat_at = now(),
      state = CASE WHEN seen.live THEN 'live' WHEN p.state = 'live' THEN 'catching-up' ELSE p.state END,
      error = CASE WHEN seen.live THEN NULL ELSE p.error END
    FROM seen WHERE p.model = seen.model AND NOT seen.leaves
      AND (seen.moves OR seen.live <> (p.state = 'live') OR seen.live AND p.error IS NOT NULL
           OR coalesce(p.heartbeat_at < now() - interval '${HEARTBEAT_SECONDS} seconds', true))
  )
  SELECT model, leaves, CASE WHEN moves AND NOT leaves THEN pg_notify($6, model || ':' || position)::text END FROM seen`;
