import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "@tablee/platform/postgres";
import { from as copyFrom } from "pg-copy-streams";
import type { AnyReadModel, Column, KeyedRow } from "./read-model.ts";

interface Runner {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

const typeOf = (column: Column): string => column.replace(" null", "");
const columnNames = (model: AnyReadModel): string[] => Object.keys(model.columns);
const columnOf = (model: AnyReadModel, name: string): Column => model.columns[name]!;
const quote = (name: string): string => `"${name}"`;

/** Creates the table of a read model under a name, without its indexes: those are made after the rows have been copied in. */
export async function createTable(db: Runner, model: AnyReadModel): Promise<void> {
  const columns = Object.entries(model.columns as Record<string, Column>).map(
    ([name, column]) => `${quote(name)} ${typeOf(column)}${column.endsWith(" null") ? "" : " NOT NULL"}`,
  );
  await db.query(`CREATE TABLE IF NOT EXISTS read.${model.name} (${columns.join(", ")})`);
}

export async function createIndexes(db: Runner, model: AnyReadModel): Promise<void> {
  await db.query(`ALTER TABLE read.${model.name} ADD CONSTRAINT ${model.name}_pk PRIMARY KEY (key)`);
  for (const [i, body] of (model.indexes ?? []).entries()) await db.query(`CREATE INDEX ${model.name}_i${i} ON read.${model.name} ${body}`);
}

/** The rows of some keys, by key. */
export async function fetchRows(db: Runner, model: AnyReadModel, keys: readonly string[]): Promise<Map<string, KeyedRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query(`SELECT * FROM read.${model.name} WHERE key = ANY($1)`, [keys]);
  return new Map((rows as KeyedRow[]).map((row) => [row.key, row]));
}

/** Writes whole rows, replacing those that exist. */
export async function upsertRows(db: Runner, model: AnyReadModel, rows: readonly KeyedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values: unknown[] = [];
  await db.query(upsert(model, rows, values), values);
}

/**
 * The statement that writes whole rows, replacing those that exist; its parameters are added to `values`. With `once`, the name of a part
 * of the same statement, it writes them only if that part has a row.
 */
export function upsert(model: AnyReadModel, rows: readonly KeyedRow[], values: unknown[], once?: string): string {
  const names = columnNames(model);
  const unnest = names.map((name) => {
    const column = columnOf(model, name);
    values.push(rows.map((row) => forParameter(column, (row as unknown as Record<string, unknown>)[name])));
    return `$${values.length}::${typeOf(column)}[]`;
  });
  const updates = names.filter((name) => name !== "key").map((name) => `${quote(name)} = EXCLUDED.${quote(name)}`);
  const condition = once ? ` WHERE EXISTS (SELECT FROM ${once})` : "";
  return `INSERT INTO read.${model.name} (${names.map(quote).join(", ")}) SELECT * FROM unnest(${unnest.join(", ")})${condition} ON CONFLICT (key) DO UPDATE SET ${updates.join(", ")}`;
}

export async function deleteRows(db: Runner, model: AnyReadModel, keys: readonly string[]): Promise<void> {
  const values: unknown[] = [];
  if (keys.length > 0) await db.query(deletion(model, keys, values), values);
}

/** The statement that deletes rows, in the form of `upsert`. */
export function deletion(model: AnyReadModel, keys: readonly string[], values: unknown[], once?: string): string {
  values.push(keys);
  return `DELETE FROM read.${model.name} WHERE key = ANY($${values.length})${once ? ` AND EXISTS (SELECT FROM ${once})` : ""}`;
}

/** Streams rows into a table with COPY, the fastest way. */
export async function copyRows(client: PoolClient, model: AnyReadModel, rows: Iterable<KeyedRow>): Promise<void> {
  const names = columnNames(model);
  const target = client.query(copyFrom(`COPY read.${model.name} (${names.map(quote).join(", ")}) FROM STDIN`));
  await pipeline(Readable.from(chunks(model, names, rows), { objectMode: false }), target);
}

function* chunks(model: AnyReadModel, names: readonly string[], rows: Iterable<KeyedRow>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    const fields = names.map((name) => forCopy(columnOf(model, name), (row as unknown as Record<string, unknown>)[name]));
    text += `${fields.join("\t")}\n`;
    if (text.length > 256 * 1024) {
      yield Buffer.from(text);
      text = "";
    }
  }
  if (text) yield Buffer.from(text);
}

const isJson = (column: Column): boolean => column.startsWith("json");

function forParameter(column: Column, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return isJson(column) ? JSON.stringify(value) : value;
}

const ESCAPED = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function forCopy(column: Column, value: unknown): string {
  if (value === undefined || value === null) return "\\N";
  const text = isJson(column) ? JSON.stringify(value) : String(value);
  return text.search(ESCAPED) >= 0 ? text.replace(ESCAPED, (char) => escapes[char]!) : text;
}
