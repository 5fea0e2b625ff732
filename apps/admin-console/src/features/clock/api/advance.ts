import { advanceClock } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import { clockNow } from "./clock.ts";

/** Moves the clock to an instant, through everything that is due on the way. */
export function useAdvance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (to: string) => api(advanceClock, { to }),
    onSuccess: (view) => client.setQueryData(clockNow.queryKey, view),
    onSettled: () => client.invalidateQueries({ queryKey: clockNow.queryKey }),
    meta: { shown: true },
  });
}
