/** A query that reads all of its rows at once, and those that are shown of them. */
export interface WholeList<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly asOf?: string | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}
