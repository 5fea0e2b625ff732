import { generationRuns } from "@tablee/contracts/calls/subscription-profiles";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** The latest runs of a region, and which weeks can be generated. */
export const runsOf = (region: "bc" | "ab" | "on" | "qc") =>
  queryOptions({
    queryKey: ["generation", "runs", region],
    queryFn: ({ signal }) => api(generationRuns, { region, limit: 100 }, { signal }),
    placeholderData: keepPreviousData,
  });
