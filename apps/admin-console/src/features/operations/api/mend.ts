import type { SentInputOf } from "@tablee/contracts/call";
import { mendKey } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Folds one parked row again from its events. */
export function useMend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof mendKey>) => api(mendKey, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}
