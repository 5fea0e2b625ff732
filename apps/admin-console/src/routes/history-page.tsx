import { accountHistory } from "@tablee/contracts/calls/support";
import { getRouteApi } from "@tanstack/react-router";
import { HistoryScreen } from "../features/accounts/history-screen.tsx";
import type { HistorySearch } from "../features/accounts/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/accounts/$accountId");

export function HistoryPage() {
  const { accountId } = route.useParams();
  const search = route.useSearch();
  const onSearch = useChangeSearch<HistorySearch>();
  return (
    <Allowed call={accountHistory}>
      <HistoryScreen key={accountId} accountId={accountId} search={search} onSearch={onSearch} />
    </Allowed>
  );
}
