import { productsAvailability } from "@tablee/contracts/calls/account";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** How many of each item of a box's week are left for it: asked anew while the box is being put together. */
export const unitsLeftQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["units-left", orderId],
    queryFn: ({ signal }) => request(productsAvailability, { orderId }, { signal }),
    staleTime: 30_000,
    refetchInterval: 30_000,
  });
