import type { OutputOf } from "@tablee/contracts/call";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type FoundAccount = OutputOf<typeof searchAccounts>["rows"][number];

/** Accounts by name, email, postal prefix or an id; two letters at least. */
export const accountsLike = (q: string) =>
  queryOptions({
    queryKey: ["accounts", "search", q],
    queryFn: ({ signal }) => api(searchAccounts, { q, limit: 50 }, { signal }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
