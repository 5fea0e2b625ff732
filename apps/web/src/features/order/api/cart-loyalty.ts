import { cartLoyaltyBanner } from "@tablee/contracts/calls/banners";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** From how much food on a box earns points at the higher rate. */
export const cartLoyaltyQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["cart-loyalty", orderId],
    queryFn: ({ signal }) => request(cartLoyaltyBanner, { orderId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
