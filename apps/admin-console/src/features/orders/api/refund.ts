import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { previewRefund, refundOrder } from "@tablee/contracts/calls/desk-refunds";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type Asked = SentInputOf<typeof previewRefund>;
export type Preview = OutputOf<typeof previewRefund>;

/** What a refund would give back; nothing is written, though it is a POST. */
export const refundPreview = (asked: Asked) =>
  queryOptions({
    queryKey: ["refund-preview", asked],
    queryFn: ({ signal }) => api(previewRefund, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Gives money back. */
export function useRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof refundOrder>) => api(refundOrder, input),
    onSettled: () =>
      Promise.all(["orders", "refunds", "ledger", "outbox"].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] }))),
    meta: { shown: true },
  });
}
