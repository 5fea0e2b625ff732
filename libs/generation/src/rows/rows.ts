import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { from as copyFrom } from "pg-copy-streams";
import type { PreviewRow } from "./row.ts";

/** Replaces the rows of a run with COPY. */
export async function writeRows(pool: Pool, runId: string, rows: Iterable<PreviewRow>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("DELETE FROM scratch.run_row WHERE run_id = $1", [runId]);
    const columns = "run_id, subscription_id, account_id, plan, slot, diets, paused, picks, input_hash, exception";
    await pipeline(
      Readable.from(lines(runId, rows), { objectMode: false }),
      client.query(copyFrom(`COPY scratch.run_row (${columns}) FROM STDIN`)),
    );
  } finally {
    client.release();
  }
}

function* lines(runId: string, rows: Iterable<PreviewRow>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    const json = [row.plan, row.slot, row.diets].map((value) => JSON.stringify(value));
    text += `${[runId, row.subscription_id, row.account_id, ...json, row.paused, JSON.stringify(row.picks), row.input_hash, row.exception].join("\t").replaceAll("\\", "\\\\")}\n`;
    if (text.length > 256 * 1024) {
      yield Buffer.from(text);
      text = "";
    }
  }
  if (text) yield Buffer.from(text);
}

/** All rows of a run in the order of their subscription, by chunks: the order in which a commit makes them. */
export const rowsOf = (pool: Pool, runId: string, chunk: number): AsyncGenerator<PreviewRow[]> =>
  pagesOf<PreviewRow>(pool, "*", runId, chunk);

/** The fields of all rows of a run that show whether the rows still hold. */
export const hashesOfRows = (
  pool: Pool,
  runId: string,
  chunk: number,
): AsyncGenerator<Pick<PreviewRow, "subscription_id" | "input_hash">[]> => pagesOf(pool, "subscription_id, input_hash", runId, chunk);

async function* pagesOf<Row extends { readonly subscription_id: SubscriptionId }>(
  pool: Pool,
  columns: string,
  runId: string,
  chunk: number,
): AsyncGenerator<Row[]> {
  let after = "";
  for (;;) {
    const { rows } = await pool.query<Row>(
      `SELECT ${columns} FROM scratch.run_row WHERE run_id = $1 AND subscription_id > $2 ORDER BY subscription_id LIMIT $3`,
      [runId, after, chunk],
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.subscription_id;
  }
}

export const rowOf = async (pool: Pool, runId: string, subscriptionId: SubscriptionId): Promise<PreviewRow | undefined> =>
  (await pool.query<PreviewRow>("SELECT * FROM scratch.run_row WHERE run_id = $1 AND subscription_id = $2", [runId, subscriptionId]))
    .rows[0];
