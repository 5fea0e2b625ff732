import type { OutputOf } from "@tablee/contracts/call";
import { clock } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type ClockView = OutputOf<typeof clock>;

export const isAdvancing = (view: ClockView | undefined): boolean => view?.advance?.done === false;

/** The product's clock; watched closely while it is being moved. The menu shows the same. */
export const clockNow = queryOptions({
  queryKey: ["clock"],
  queryFn: ({ signal }) => api(clock, {}, { signal }),
  refetchInterval: (query) => (isAdvancing(query.state.data) ? 1_000 : 10_000),
});
