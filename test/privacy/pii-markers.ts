import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import type { RunningApi } from "@tablee/api/app";
import type { EventStore } from "@tablee/event-store/event-store";
import type { Pool } from "@tablee/platform/postgres";
import { marksInKeys } from "./pii-in-redis.ts";

/** A text that identifies a person, by the name of the place where it was written. */
export interface Mark {
  readonly called: string;
  readonly text: string;
  /** True if it can be read somewhere while the person is known; otherwise it is found nowhere at any time. */
  readonly kept: boolean;
}

/** The place where a text was found: the event, the table, the key or the file. */
export interface Found {
  readonly mark: string;
  readonly where: string;
}

/** The amounts searched. */
export interface Looked {
  readonly events: number;
  readonly tables: number;
  readonly keys: number;
  readonly files: number;
  readonly found: readonly Found[];
}

export interface Place {
  readonly count: number;
  readonly found: readonly Found[];
}

/**
 * Searches for texts in everything that is kept: every event of every stream as stored and as decrypted, every column of every
 * table, every key of Redis, every file beside them, and the logs of processes, if there are any.
 */
export async function lookForMarks({ api }: RunningApi, marks: readonly string[], logs: readonly string[] = []): Promise<Looked> {
  const { EVENT_STORE_URL, REDIS_URL, TABLEE_DATA } = api.config;
  const events = await inEvents(EVENT_STORE_URL, api.opened.store, marks);
  const tables = await inTables(api.pool, marks);
  const keys = await marksInKeys(REDIS_URL, marks);
  const files = inFiles(filesIn(TABLEE_DATA), "file", marks);
  const logged = inFiles(logs, "log", marks);
  const found = [events, tables, keys, files, logged].flatMap((place) => place.found);
  return { events: events.count, tables: tables.count, keys: keys.count, files: files.count, found };
}

/** The marks that a text holds, in any case: as they are, or as they are written in an address. */
export function marksIn(text: string, marks: readonly string[], where: string): Found[] {
  const lower = text.toLowerCase();
  const holds = (mark: string) =>
    [mark, encodeURIComponent(mark), new URLSearchParams({ q: mark }).toString().slice(2)].some((form) =>
      lower.includes(form.toLowerCase()),
    );
  return marks.filter(holds).map((mark) => ({ mark, where }));
}

async function inEvents(url: string, store: EventStore, marks: readonly string[]): Promise<Place> {
  const client = EventStoreDBClient.connectionString(url);
  const found: Found[] = [];
  const streams = new Set<string>();
  let count = 0;
  try {
    for await (const { event } of client.readAll()) {
      if (!event || event.type.startsWith("$")) continue;
      count++;
      // The store's own identity is no event of ours.
      if (event.streamId !== "store-identity") streams.add(event.streamId);
      found.push(...marksIn(JSON.stringify([event.streamId, event.data, event.metadata]), marks, `event ${event.type}`));
    }
  } finally {
    await client.dispose();
  }
  for (const stream of streams)
    for (const { type, data, metadata } of await store.read(stream, { personal: true }))
      found.push(...marksIn(JSON.stringify([data, metadata]), marks, `opened event ${type}`));
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const inFiles = (files: readonly string[], kind: "file" | "log", marks: readonly string[]): Place => ({
  count: files.length,
  found: files.flatMap((file) =>
    readingsOf(readFileSync(file)).flatMap((text) => marksIn(text, marks, `${kind} ${file.split("/").at(-1)}`)),
  ),
});

/** A file's text as it is, and decoded as a mail's parts: lines joined, signs decoded. */
function readingsOf(bytes: Buffer): string[] {
  const text = bytes.toString("utf8");
  const joined = text.replaceAll(/=\r?\n/g, "");
  const quoted = Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
  const encoded = text.match(/(?:^[A-Za-z0-9+/]{60,}={0,2}\r?\n)+/gm) ?? [];
  return [text, quoted.toString("utf8"), ...encoded.map((block) => Buffer.from(block, "base64").toString("utf8"))];
}
