import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import type { RunningApi } from "@tablee/api/app";
import type { Pool } from "@tablee/platform/postgres";
import { Redis } from "ioredis";

/** Where a text was found: the event, the table, the key or the file. */
export interface Found {
  readonly mark: string;
  readonly where: string;
}

/** How much was looked through. */
export interface Looked {
  readonly events: number;
  readonly tables: number;
  readonly keys: number;
  readonly files: number;
  readonly found: readonly Found[];
}

/** Looks for texts in everything that is kept: raw events, every column of every table, every key of Redis, files of the outbox. */
export async function lookForMarks({ api }: RunningApi, marks: readonly string[]): Promise<Looked> {
  const { EVENT_STORE_URL, REDIS_URL, TABLEE_DATA } = api.config;
  const events = await inEvents(EVENT_STORE_URL, marks);
  const tables = await inTables(api.pool, marks);
  const keys = await inRedis(REDIS_URL, marks);
  const files = inFiles(join(TABLEE_DATA, "outbox"), marks);
  const found = [events, tables, keys, files].flatMap((place) => place.found);
  return { events: events.count, tables: tables.count, keys: keys.count, files: files.count, found };
}

interface Place {
  readonly count: number;
  readonly found: readonly Found[];
}

/** The marks that a text holds, whatever their case. */
export function marksIn(text: string, marks: readonly string[], where: string): Found[] {
  const lower = text.toLowerCase();
  return marks.filter((mark) => lower.includes(mark.toLowerCase())).map((mark) => ({ mark, where }));
}

async function inEvents(url: string, marks: readonly string[]): Promise<Place> {
  const client = EventStoreDBClient.connectionString(url);
  const found: Found[] = [];
  let count = 0;
  try {
    for await (const { event } of client.readAll()) {
      if (!event || event.type.startsWith("$")) continue;
      count++;
      found.push(...marksIn(JSON.stringify([event.streamId, event.data, event.metadata]), marks, `event ${event.type}`));
    }
  } finally {
    await client.dispose();
  }
  return { count, found };
}

async function inTables(pool: Pool, marks: readonly string[]): Promise<Place> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: Found[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ mark: string }>(
      `SELECT DISTINCT mark FROM ${name} t, unnest($1::text[]) mark WHERE position(lower(mark) IN lower(t::text)) > 0`,
      [marks],
    );
    found.push(...rows.map(({ mark }) => ({ mark, where: name })));
  }
  return { count: tables.length, found };
}

async function inRedis(url: string, marks: readonly string[]): Promise<Place> {
  const redis = new Redis(url);
  const found: Found[] = [];
  const keys = await redis.keys("*");
  for (const key of keys) {
    // What a key holds, whatever its type, as Redis itself writes it down; short texts stand in it as they are.
    const dump = await redis.dumpBuffer(key);
    found.push(...marksIn(key, marks, `redis ${key}`), ...marksIn(dump?.toString("utf8") ?? "", marks, `redis ${key}`));
    if ((await redis.type(key)) === "hash") found.push(...marksIn(JSON.stringify(await redis.hgetall(key)), marks, `redis ${key}`));
  }
  await redis.quit();
  return { count: keys.length, found };
}

function inFiles(folder: string, marks: readonly string[]): Place {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const found = files.flatMap(({ parentPath, name }) => marksIn(readFileSync(join(parentPath, name), "utf8"), marks, `file ${name}`));
  return { count: files.length, found };
}
