import type { OutputOf } from "@tablee/contracts/call";
import { tracking } from "@tablee/contracts/calls/orders";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export type Box = NonNullable<OutputOf<typeof tracking>["box"]>;

const EVERY_MINUTE = 60_000;

/** Where the box is; asked again every minute while somebody looks. */
export const trackingQuery = queryOptions({
  queryKey: ["tracking"],
  queryFn: ({ signal }) => request(tracking, {}, { signal }),
  staleTime: 0,
  refetchInterval: EVERY_MINUTE,
});
