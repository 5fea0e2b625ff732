import type { OutputOf } from "@tablee/contracts/call";
import { generationRows } from "@tablee/contracts/calls/subscription-profiles";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { GenerationSearch } from "../search.ts";

export type RunRow = OutputOf<typeof generationRows>["rows"][number];
export type RowsFilter = Pick<GenerationSearch, "sort" | "dir" | "exception" | "sku" | "q">;

/** One page of a run's subscriptions. */
export const readRows = (runId: string, filter: RowsFilter, after: string | undefined, limit: number, signal?: AbortSignal) =>
  api(generationRows, { runId, ...filter, after, limit }, { signal });

/** The subscriptions of a run by pages, the server sorting and filtering. `state` makes a committed run read anew. */
export const rowsOf = (runId: string, state: string, filter: RowsFilter) =>
  infiniteQueryOptions({
    queryKey: ["generation", "rows", runId, state, filter],
    queryFn: ({ pageParam, signal }) => readRows(runId, filter, pageParam, 100, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
