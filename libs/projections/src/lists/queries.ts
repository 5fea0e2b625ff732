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

/** A pattern for a text at any place, in any case, for LIKE on a lower-case value. */
export const anywhere = (text: string): string => `%${text.toLowerCase().replace(/[%_\\]/g, "\\$&")}%`;
