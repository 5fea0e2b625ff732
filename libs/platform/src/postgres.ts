import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

// Reads bigint and numeric columns as text: a position may exceed what a JavaScript number holds. Callers convert counts.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

export interface PoolOptions {
  readonly max?: number;
  readonly name?: string;
  /**
   * Milliseconds after which this process gives up on a query without an answer, as it must where the server may have stopped; it gives up
   * on a connection after half of that. Without it only the server gives up, after 30 s, since COPY and rebuilds take their time.
   */
  readonly answersWithinMs?: number | undefined;
}

const STATEMENT_MS = 30_000;
const CONNECTION_MS = 15_000;

/** A pool whose sessions use UTC, name their application, and cancel statements that take too long. */
export function createPool(url: string, { max = 10, name = "tablee", answersWithinMs }: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    options: `-c TimeZone=UTC -c statement_timeout=${answersWithinMs ?? STATEMENT_MS}`,
    connectionTimeoutMillis: answersWithinMs ? answersWithinMs / 2 : CONNECTION_MS,
    ...(answersWithinMs ? { query_timeout: answersWithinMs } : {}),
  });
  // A connection that breaks, idle or lent, must not end the process; the next query reconnects or fails with a typed error.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    hangUpWhenLate(client as pg.Client & PoolClient);
  });
  return pool;
}

/** pg's message for a query whose answer did not arrive in time. */
const LATE = "Query read timeout";

/**
 * Closes a client whose query had no answer in time, because its next query would wait for that answer first. This also ends the session's
 * transaction and locks. The pool discards the client on release.
 */
function hangUpWhenLate(client: pg.Client): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const watched = (...asked: unknown[]): unknown => {
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === LATE) void client.end();
      });
    return answer;
  };
  client.query = watched as typeof client.query;
}

/** Runs work that prepares tables on a pool without a time limit: it may take long, or wait for another process that does the same. */
export async function onItsOwnPool(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool(url, { name: "tablee-start", max: 4 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

const pools = new WeakMap<object, Pool>();

export function kysely<Tables>(pool: Pool): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** The pool that `kysely` was given. */
export function poolOf(db: object): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("this query builder was not made by kysely()");
  return pool;
}

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
