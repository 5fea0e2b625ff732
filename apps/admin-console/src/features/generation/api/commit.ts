import type { SentInputOf } from "@tablee/contracts/call";
import { commitGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import { runOf } from "./run.ts";

/** Makes the orders that a preview showed. */
export function useCommit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof commitGeneration>) => api(commitGeneration, input),
    onSuccess: ({ run }) => client.setQueryData(runOf(run.runId).queryKey, run),
    onSettled: () => client.invalidateQueries({ queryKey: ["generation", "runs"] }),
    meta: { shown: true },
  });
}
