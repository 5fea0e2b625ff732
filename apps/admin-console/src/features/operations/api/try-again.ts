import type { SentInputOf } from "@tablee/contracts/call";
import { tryAgain } from "@tablee/contracts/calls/operations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Has what a policy or a schedule set aside tried again at once. */
export function useTryAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof tryAgain>) => api(tryAgain, input),
    onSettled: () => client.invalidateQueries({ queryKey: ["operations"] }),
  });
}
