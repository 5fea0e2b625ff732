import type { PoolClient } from "@tablee/platform/postgres";
import { isRefusedRow } from "../not-applied.ts";
import type { KeyedRow } from "../read-model.ts";

/** Runs `work` so that a refusal undoes only its own statements. Returns the refusal. @throws any other error */
export async function refusalOf(client: PoolClient, work: () => Promise<void>): Promise<unknown> {
  await client.query("SAVEPOINT around");
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT around");
    return error;
  } finally {
    await client.query("RELEASE SAVEPOINT around").catch(() => {});
  }
}

/**
 * Writes rows, in a transaction of the caller's, except those that Postgres refuses: halves a refused set until single rows are left.
 * Returns their keys.
 */
export async function writeAround<Row extends KeyedRow>(
  client: PoolClient,
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<void>,
): Promise<string[]> {
  if ((await refusalOf(client, () => write(rows))) === undefined) return [];
  if (rows.length === 1) return [rows[0]!.key];
  const half = rows.length >> 1;
  return [...(await writeAround(client, rows.slice(0, half), write)), ...(await writeAround(client, rows.slice(half), write))];
}
