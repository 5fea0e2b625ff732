import { skipReceipts } from "@tablee/contracts/calls/receipts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** The numbered receipts for having skipped a week or brought it back, newest first. */
export const skipReceiptsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["skip-receipts", orderId],
    queryFn: ({ signal }) => request(skipReceipts, { orderId }, { signal }),
    staleTime: 0,
  });
