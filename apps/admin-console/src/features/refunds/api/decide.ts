import type { SentInputOf } from "@tablee/contracts/call";
import { decideRefund } from "@tablee/contracts/calls/desk-refunds";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Agrees to a refund, or does not. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof decideRefund>) => api(decideRefund, input),
    onSettled: () => Promise.all(["refunds", "orders", "ledger"].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] }))),
    meta: { shown: true },
  });
}
