import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

// Positions and counts are bigint columns; everything that is counted here fits a JavaScript number except positions, which are read as text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

/** A pool whose sessions speak UTC, know their application, and give up on statements after 30 s. */
export function createPool(url: string, options: { max?: number; name?: string } = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? "tablee",
    options: "-c TimeZone=UTC -c statement_timeout=30000",
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks, idle or lent, must not end the process; the next query reconnects or fails with a typed error.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export const kysely = <Tables>(pool: Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Runs `work` in a transaction; any error rolls it back and is thrown on. */
export async function inTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    await client.query("ROLLBACK").then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}
