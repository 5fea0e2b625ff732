import { deliveryOptions } from "@tablee/contracts/calls/signup";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";

/** Whether a postal code is delivered to, and when. */
export const deliveryOptionsQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ["delivery-options", postalCode],
    queryFn: ({ signal }) => request(deliveryOptions, { postalCode }, { signal }),
    staleTime: 60_000,
    enabled: postalCode !== "",
  });
