import { searchAccounts } from "@tablee/contracts/calls/support";
import { getRouteApi } from "@tanstack/react-router";
import { AccountsScreen } from "../features/accounts/accounts-screen.tsx";
import type { AccountsSearch } from "../features/accounts/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";
import { useOpenAccount } from "./use-open-account.ts";

const route = getRouteApi("/accounts");

export function AccountsPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<AccountsSearch>();
  const onOpen = useOpenAccount();
  return (
    <Allowed call={searchAccounts}>
      <AccountsScreen search={search} onSearch={onSearch} onOpen={onOpen} />
    </Allowed>
  );
}
