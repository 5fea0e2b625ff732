import { paymentHistory } from "@tablee/contracts/calls/settings-payment";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export const paymentHistoryQuery = infiniteQueryOptions({
  queryKey: ["payment", "history"],
  queryFn: ({ pageParam, signal }) => request(paymentHistory, pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});
