import type { SentInputOf } from "@tablee/contracts/call";
import { pauseQueue } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Stops or resumes handing out a queue's wake-ups. */
export function usePauseQueue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof pauseQueue>) => api(pauseQueue, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}
