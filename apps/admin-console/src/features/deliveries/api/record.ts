import type { SentInputOf } from "@tablee/contracts/call";
import { recordDelivery } from "@tablee/contracts/calls/desk-deliveries";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type Result = SentInputOf<typeof recordDelivery>;

/** Says what became of boxes; those that are settled already are left alone. */
export function useRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Result) => api(recordDelivery, input),
    onSettled: () => Promise.all(["deliveries", "orders"].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] }))),
    meta: { shown: true },
  });
}
