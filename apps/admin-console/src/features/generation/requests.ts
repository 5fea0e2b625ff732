import type { OutputOf } from "@tablee/contracts/call";
import {
  generationExplanation,
  generationRows,
  generationRun,
  generationRuns,
  type RunView,
} from "@tablee/contracts/calls/subscription-profiles";
import type { Region } from "@tablee/domain/kernel/place/region";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import { api } from "../../shared/api/client.ts";
import type { GenerationSearch } from "./search.ts";

export type RunRow = OutputOf<typeof generationRows>["rows"][number];
export type RowsFilter = Pick<GenerationSearch, "sort" | "dir" | "exception" | "sku" | "q">;

/** True while the server works on the run. */
export const isBusy = (run: Pick<RunView, "state"> | undefined): boolean =>
  run?.state === "queued" || run?.state === "running" || run?.state === "committing";

/** True if a commit has ended but the read model has no outcome of it yet. */
const isUntold = (run: RunView | undefined): boolean => run?.state === "committed" && !run.committed;

/** The latest runs of a region, and which weeks can be generated. */
export const runsOf = (region: Region) => callQuery(generationRuns, { region, limit: 100 }, { placeholderData: keepPreviousData });

/** A run, refetched often while it is busy, and until the outcome of its commit is known. */
export const runOf = (runId: string) =>
  callQuery(
    generationRun,
    { runId },
    {
      select: ({ run }): RunView => run,
      refetchInterval: ({ state: { data } }) => (isBusy(data?.run) || isUntold(data?.run) ? 700 : false),
    },
  );

/** The subscriptions of a run by pages, sorted and filtered by the server. `state` makes a committed run refetch. */
export const rowsOf = (runId: string, state: string, filter: RowsFilter) =>
  callPages(generationRows, "after", { runId, ...filter, limit: 100 }, { also: [state], placeholderData: keepPreviousData });

/** The rows of a filter page by page, for a file. */
export const rowPages = (runId: string, filter: RowsFilter) => (after: string | undefined) =>
  api(generationRows, { runId, ...filter, after, limit: 200 });

/** The reasons for a subscription's picks; they cannot change within a run. */
export const explanationOf = (runId: string, subscriptionId: string) =>
  callQuery(generationExplanation, { runId, subscriptionId }, { staleTime: Number.POSITIVE_INFINITY, steady: true });
