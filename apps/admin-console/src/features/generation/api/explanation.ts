import { generationExplanation } from "@tablee/contracts/calls/subscription-profiles";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Why a subscription got what it got; it cannot change within a run. */
export const explanationOf = (runId: string, subscriptionId: string) =>
  queryOptions({
    queryKey: ["generation", "explanation", runId, subscriptionId],
    queryFn: ({ signal }) => api(generationExplanation, { runId, subscriptionId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
