import type { OutputOf } from "@tablee/contracts/call";
import { ledgerBalances, ledgerEntries } from "@tablee/contracts/calls/desk-money";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { LedgerSearch } from "../search.ts";

export type Balances = OutputOf<typeof ledgerBalances>;
export type LedgerEntry = OutputOf<typeof ledgerEntries>["rows"][number];

/** What stands on each account, up to the end of a day if one is given. */
export const balancesOf = (until: string | undefined) =>
  queryOptions({
    queryKey: ["ledger", "balances", until ?? "now"],
    queryFn: ({ signal }) => api(ledgerBalances, { until }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Entries, newest first. */
export const entriesOf = ({ account, orderId }: Pick<LedgerSearch, "account" | "orderId">) =>
  infiniteQueryOptions({
    queryKey: ["ledger", "entries", account ?? "all", orderId ?? "all"],
    queryFn: ({ pageParam, signal }) => api(ledgerEntries, { account, orderId, after: pageParam, limit: 100 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
