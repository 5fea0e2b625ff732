import { activeProductSubscriptions } from "@tablee/contracts/calls/product-subscriptions";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** Market items that come with every box. */
export const weeklyItemsQuery = queryOptions({
  queryKey: ["weekly-items"],
  queryFn: ({ signal }) => request(activeProductSubscriptions, {}, { signal }),
});
