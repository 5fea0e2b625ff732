import type { OutputOf } from "@tablee/contracts/call";
import { queues } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type Queue = OutputOf<typeof queues>["queues"][number];

/** The wake-up queues; watched closely while one of them works. */
export const allQueues = queryOptions({
  queryKey: ["operations", "queues"],
  queryFn: ({ signal }) => api(queues, {}, { signal }),
  refetchInterval: (query) => (query.state.data?.queues.some((queue) => queue.active > 0) ? 2_000 : 10_000),
});
