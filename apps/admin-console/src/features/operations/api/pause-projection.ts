import type { SentInputOf } from "@tablee/contracts/call";
import { pauseProjection } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Stops or resumes applying events to a read model. */
export function usePauseProjection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof pauseProjection>) => api(pauseProjection, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}
