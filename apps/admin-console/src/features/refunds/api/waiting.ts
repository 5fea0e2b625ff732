import type { OutputOf } from "@tablee/contracts/call";
import { refundsWaiting } from "@tablee/contracts/calls/desk-refunds";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type WaitingRefund = OutputOf<typeof refundsWaiting>["rows"][number];

/** Refunds that wait for a second person, oldest first. */
export const waitingRefunds = queryOptions({
  queryKey: ["refunds", "waiting"],
  queryFn: ({ signal }) => api(refundsWaiting, {}, { signal }),
  refetchInterval: 30_000,
});
