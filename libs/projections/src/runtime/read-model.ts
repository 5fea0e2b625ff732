import type { StreamCategory } from "@tablee/domain/kernel/log/categories";
import type { StoredEvent } from "@tablee/event-store/events";

/**
 * `double precision` is for sums of whole numbers, which outgrow an `integer`: exact up to 2^53, and read as a number. `json` keeps the
 * order of an object's keys, which `jsonb` does not.
 */
type ColumnType = "text" | "uuid" | "integer" | "bigint" | "double precision" | "timestamptz" | "date" | "json" | "jsonb" | "boolean";

/** A column; `null` in the type allows NULL. */
export type Column = ColumnType | `${ColumnType} null`;

/** Every row is found by one text key; its other columns are the read model's own. */
export interface KeyedRow {
  readonly key: string;
}

/**
 * A read model as pure functions: the rows that an event touches, and each row afterwards. One definition runs live (rows fetched, changed
 * in memory, written with the checkpoint) and in a rebuild (folded in memory, written with COPY).
 */
export interface ReadModel<Row extends KeyedRow = KeyedRow> {
  /** Table `read.<name>`. */
  readonly name: string;
  /** Grows with every change of the columns or of the meaning of a row: the next start rebuilds it. */
  readonly version: number;
  readonly categories: readonly StreamCategory[];
  readonly columns: Readonly<Record<keyof Row & string, Column>>;
  /** `CREATE INDEX` bodies: the part after the table's name. */
  readonly indexes?: readonly string[];
  /** It needs decrypted personal data; a forgotten person's fields are then missing. */
  readonly personal?: boolean;
  /** Never parks a key: halts and alerts instead. For ledgers and lists of what is due. */
  readonly halts?: boolean;
  keys(event: StoredEvent): readonly Row["key"][];
  /** The row after the event; undefined: there is no such row (any more). Must not change its argument. */
  evolve(row: Row | undefined, event: StoredEvent, key: Row["key"]): Row | undefined;
}

/** Hides the row's type, so that read models of different rows fit in one list. */
export const readModel = <Row extends KeyedRow>(model: ReadModel<Row>): ReadModel<Row> => model;

// biome-ignore lint/suspicious/noExplicitAny: a list of read models of different rows; each is used only with its own rows.
export type AnyReadModel = ReadModel<any>;
