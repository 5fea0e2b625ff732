import type { SentInputOf } from "@tablee/contracts/call";
import { cancelRebuild } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Stops a rebuild; the live tables stay as they are. */
export function useCancelRebuild() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof cancelRebuild>) => api(cancelRebuild, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}
