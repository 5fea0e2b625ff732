import type { SentInputOf } from "@tablee/contracts/call";
import { grantCredit } from "@tablee/contracts/calls/desk-refunds";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Gives an account a goodwill credit. */
export function useGrantCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof grantCredit>) => api(grantCredit, input),
    onSettled: () => Promise.all(["accounts", "ledger"].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] }))),
    meta: { shown: true },
  });
}
