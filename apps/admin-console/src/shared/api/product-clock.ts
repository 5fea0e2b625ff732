import { clock } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** What time it is for the product: shown beside the menu where the clock can be moved. */
export const productClock = queryOptions({
  queryKey: ["clock"],
  queryFn: ({ signal }) => api(clock, {}, { signal }),
  refetchInterval: (query) => (query.state.data && !query.state.data.movable ? false : 10_000),
});
