import { subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** The receipts of pauses and closings, newest first; with a number, that one. */
export const subscriptionReceiptsQuery = (number: string | undefined) =>
  queryOptions({
    queryKey: ["subscription-receipts", number],
    queryFn: ({ signal }) => request(subscriptionReceipts, number === undefined ? {} : { number }, { signal }),
    staleTime: 0,
  });
