import type { ReadDb } from "../read-tables.ts";
import type { GenerationRunRow } from "./read-model.ts";

export async function committedRunsById(db: ReadDb, runIds: readonly string[]): Promise<ReadonlyMap<string, GenerationRunRow>> {
  if (runIds.length === 0) return new Map();
  const rows = await db.selectFrom("read.generation_runs").selectAll().where("key", "in", runIds).execute();
  return new Map(rows.map((row) => [row.key, row]));
}
