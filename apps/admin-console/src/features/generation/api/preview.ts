import type { SentInputOf } from "@tablee/contracts/call";
import { previewOrderGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import { runOf } from "./run.ts";

/** Begins a preview; the run is watched from then on. */
export function usePreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof previewOrderGeneration>) => api(previewOrderGeneration, input),
    onSuccess: ({ run }) => {
      client.setQueryData(runOf(run.runId).queryKey, run);
      return client.invalidateQueries({ queryKey: ["generation", "runs"] });
    },
  });
}
