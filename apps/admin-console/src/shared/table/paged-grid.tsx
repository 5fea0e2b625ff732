import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import { useCallback, useMemo } from "react";
import { LoadError } from "../components/load-error.tsx";
import type { Page } from "./collect-pages.ts";
import { DataGrid, type DataGridProps } from "./data-grid.tsx";

/** A query that reads a keyset page by page; a page may carry the time of its data. */
export type PagedQuery<Row> = UseInfiniteQueryResult<InfiniteData<Page<Row> & { readonly asOf?: string }>>;

interface PagedGridProps<Row extends RowData> extends Omit<DataGridProps<Row>, "rows" | "onNearEnd" | "loadingMore"> {
  query: PagedQuery<Row>;
}

/** The rows of a paged query as a table that fetches more near its end, or the error if they could not be read. */
export function PagedGrid<Row extends RowData>({ query, ...grid }: PagedGridProps<Row>) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (query.isError && !data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  return <DataGrid {...grid} rows={rows} onNearEnd={onNearEnd} loadingMore={isFetchingNextPage} />;
}
