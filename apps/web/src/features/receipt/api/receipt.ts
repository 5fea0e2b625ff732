import { receipt } from "@tablee/contracts/calls/receipts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export const receiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["receipt", orderId],
    queryFn: ({ signal }) => request(receipt, { orderId }, { signal }),
  });
