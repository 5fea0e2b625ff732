import type { Pool, PoolClient } from "@tablee/platform/postgres";
import type { Parked } from "./fold.ts";
import type { AnyReadModel } from "./read-model.ts";

export const parkedKeys = async (db: Pool | PoolClient, model: AnyReadModel): Promise<Set<string>> =>
  new Set((await db.query<{ key: string }>("SELECT key FROM read.parked WHERE model = $1", [model.name])).rows.map((row) => row.key));

/** Records the keys that are parked from now on, and how many more events wait for each. */
export async function park(
  db: Pool | PoolClient,
  model: AnyReadModel,
  parked: Iterable<Parked>,
  waiting: Iterable<readonly [string, number]>,
): Promise<void> {
  for (const { key, event, error } of parked) {
    const values = [model.name, key, event.position.toString(), event.type, error];
    await db.query(
      "INSERT INTO read.parked (model, key, position, type, error) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
      values,
    );
  }
  for (const [key, count] of waiting)
    await db.query("UPDATE read.parked SET waiting = waiting + $3 WHERE model = $1 AND key = $2", [model.name, key, count]);
}

export const forgetParked = async (db: Pool | PoolClient, model: AnyReadModel): Promise<void> =>
  void (await db.query("DELETE FROM read.parked WHERE model = $1", [model.name]));
