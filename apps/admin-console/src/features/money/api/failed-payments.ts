import type { OutputOf } from "@tablee/contracts/call";
import { failedPayments } from "@tablee/contracts/calls/desk-money";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { PaymentsSearch } from "../search.ts";

export type FailedPayment = OutputOf<typeof failedPayments>["rows"][number];

/** Orders that are not paid. */
export const failedPaymentsOf = (search: PaymentsSearch) =>
  infiniteQueryOptions({
    queryKey: ["payments", "failed", search],
    queryFn: ({ pageParam, signal }) => api(failedPayments, { ...search, after: pageParam, limit: 100 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
