import { changeDeliveryForm } from "@tablee/contracts/calls/account";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** The days and windows that one week's box can be moved to; what is full changes by the minute. */
export const changeDeliveryQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["change-delivery", orderId],
    queryFn: ({ signal }) => request(changeDeliveryForm, { orderId }, { signal }),
    staleTime: 0,
  });
