import type { Compilable, Kysely } from "kysely";
import { poolOf } from "./postgres.ts";

/** Replaces a field of the input while a query is built. */
class Field {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Postgres' answer where a table's columns have changed since a statement was prepared. */
const FEATURE_NOT_SUPPORTED = "0A000";

/**
 * Prepares a query that is built and compiled once, and prepared by Postgres once for each connection: for queries that every visit runs.
 * @param name the statement's name, different for each query @param build uses fields of the input as values only: neither the query's form
 * nor a list may depend on them
 */
export function prepared<Tables, Input extends object, Row extends object>(
  name: string,
  build: (db: Kysely<Tables>, input: Input) => Compilable<Row>,
): (db: Kysely<Tables>, input: Input) => Promise<Row[]> {
  const fields = new Proxy({}, { get: (_, field: string) => new Field(field) }) as Input;
  let compiled: ReturnType<Compilable<Row>["compile"]> | undefined;
  return async (db, input) => {
    compiled ??= build(db, fields).compile();
    const { sql: text, parameters } = compiled;
    const values = parameters.map((value) => (value instanceof Field ? input[value.name as keyof Input] : value));
    // Acquired through a promise, so that the query belongs to its caller even where it waited for a connection.
    const client = await poolOf(db).connect();
    let isOutdated = false;
    try {
      const { rows } = await client.query<Row>({ name, text, values }).catch((error: { readonly code?: string }) => {
        isOutdated = error.code === FEATURE_NOT_SUPPORTED;
        if (!isOutdated) throw error;
        return client.query<Row>(text, values);
      });
      return rows;
    } finally {
      // A new connection prepares it for the table's present columns.
      client.release(isOutdated);
    }
  };
}
