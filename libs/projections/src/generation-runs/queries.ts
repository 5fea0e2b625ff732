import type { Region } from "@tablee/domain/kernel/region";
import type { ReadDb } from "../read-tables.ts";
import type { GenerationRunRow } from "./read-model.ts";

export const committedRunsOf = (db: ReadDb, region: Region, week: string): Promise<GenerationRunRow[]> =>
  db
    .selectFrom("read.generation_runs")
    .selectAll()
    .where("region", "=", region)
    .where("week", "=", week)
    .where("state", "=", "committed")
    .execute();

export async function committedRunsById(db: ReadDb, runIds: readonly string[]): Promise<ReadonlyMap<string, GenerationRunRow>> {
  if (runIds.length === 0) return new Map();
  const rows = await db.selectFrom("read.generation_runs").selectAll().where("key", "in", runIds).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Regions whose menu of a week is published and whose orders nobody has generated yet. */
export async function regionsWithoutRun(db: ReadDb, week: string): Promise<Region[]> {
  const published = await db.selectFrom("read.menus").select("region").where("week", "=", week).execute();
  const done = await db.selectFrom("read.generation_runs").select("region").where("week", "=", week).execute();
  const generated = new Set(done.map((row) => row.region));
  return published.map((row) => row.region).filter((region) => !generated.has(region));
}
