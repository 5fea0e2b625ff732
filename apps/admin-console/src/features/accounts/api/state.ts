import type { OutputOf } from "@tablee/contracts/call";
import { accountState } from "@tablee/contracts/calls/support";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type AccountState = OutputOf<typeof accountState>;

/** The account after the event at a position. What was, stays: it is read once. */
export const stateAt = (accountId: string, position: string) =>
  queryOptions({
    queryKey: ["accounts", "state", accountId, position],
    queryFn: ({ signal }) => api(accountState, { accountId, position }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
