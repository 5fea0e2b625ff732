import { generationRun, type RunView } from "@tablee/contracts/calls/subscription-profiles";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Whether the server is still at it. */
export const isBusy = (run: Pick<RunView, "state"> | undefined): boolean =>
  run?.state === "queued" || run?.state === "running" || run?.state === "committing";

/** A run, watched closely while it is busy. */
export const runOf = (runId: string) =>
  queryOptions({
    queryKey: ["generation", "run", runId],
    queryFn: async ({ signal }) => (await api(generationRun, { runId }, { signal })).run,
    refetchInterval: (query) => (isBusy(query.state.data) ? 700 : false),
  });
