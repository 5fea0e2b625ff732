import { searchAccounts } from "@tablee/contracts/calls/support";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** The palette's few best accounts for what is typed. */
export const findAccounts = (q: string) =>
  queryOptions({
    queryKey: ["accounts", "palette", q],
    queryFn: ({ signal }) => api(searchAccounts, { q, limit: 6 }, { signal }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
