import type { OutputOf } from "@tablee/contracts/call";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export type Delivery = OutputOf<typeof deliveryHistory>["deliveries"][number];

export const deliveryHistoryQuery = infiniteQueryOptions({
  queryKey: ["deliveries"],
  queryFn: ({ pageParam, signal }) => request(deliveryHistory, pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});
