/** A query that reads all of its rows at once, and those that are shown of them. */
export interface WholeList<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly asOf?: string | undefined;
  /** When it was read, where the answer does not say as of when it stands: milliseconds since 1970. */
  readonly readAt?: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}
