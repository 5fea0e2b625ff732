import type { SentInputOf } from "@tablee/contracts/call";
import { rebuildProjection } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Begins a rebuild beside the live tables. Its refusals are shown where it was asked for. */
export function useRebuild() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof rebuildProjection>) => api(rebuildProjection, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
    meta: { shown: true },
  });
}
