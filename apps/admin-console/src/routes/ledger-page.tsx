import { ledgerBalances } from "@tablee/contracts/calls/desk-money";
import { getRouteApi } from "@tanstack/react-router";
import { LedgerScreen } from "../features/money/ledger-screen.tsx";
import type { LedgerSearch } from "../features/money/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/ledger");

export function LedgerPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<LedgerSearch>();
  return (
    <Allowed call={ledgerBalances}>
      <LedgerScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
