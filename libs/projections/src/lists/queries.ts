import { wordsOf } from "@tablee/domain/kernel/text/search";
import { type RawBuilder, sql } from "kysely";

/** A page of a list, sorted by one of its columns and then by its keys. */
export interface Page<Sort extends string> {
  readonly sort: Sort;
  readonly dir: "asc" | "desc";
  /** The sort value of the previous page's last row, and its key. */
  readonly after?: readonly [string | number, string] | undefined;
  readonly limit: number;
}

/** The end of a statement that reads one page, after its conditions: the sort value, and the key that orders equal rows. */
export function onePage(value: RawBuilder<unknown>, key: RawBuilder<unknown>, { dir, after, limit }: Omit<Page<string>, "sort">) {
  const direction = sql.raw(dir);
  const beyond = after ? sql`AND (${value}, ${key}) ${sql.raw(dir === "asc" ? ">" : "<")} (${after[0]}, ${after[1]})` : sql``;
  return sql`${beyond} ORDER BY ${value} ${direction}, ${key} ${direction} LIMIT ${limit}`;
}

/** Combines conditions with AND; those that were not requested are undefined. */
export const allOf = (conditions: readonly (RawBuilder<unknown> | undefined | "" | null)[]): RawBuilder<unknown> =>
  sql.join([sql`TRUE`, ...conditions.filter((condition) => typeof condition === "object" && condition !== null)], sql` AND `);

/** A condition that a column of `searchText` has all words of a query, in any order; false for a query without words. */
export function hasWords(column: RawBuilder<unknown>, query: string): RawBuilder<boolean> {
  const words = wordsOf(query);
  if (words.length === 0) return sql<boolean>`FALSE`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`${column} LIKE ${`%${word}%`}`),
    sql` AND `,
  )})`;
}

/**
 * The sort value of a text that people read: accents, case and kinds of signs decide only between texts that are else the same. ICU's order
 * is a total one, so that pages stay stable.
 */
export const alphabetical = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(translate(coalesce(${text}, ''), '’‘‑–', '''''--') COLLATE "und-x-icu")`;
