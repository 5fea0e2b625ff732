import { indexData } from "@tablee/contracts/calls/subscription-profiles";
import { getRouteApi } from "@tanstack/react-router";
import { ProfilesScreen } from "../features/profiles/profiles-screen.tsx";
import type { ProfilesSearch } from "../features/profiles/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";
import { useOpenAccount } from "./use-open-account.ts";

const route = getRouteApi("/subscription_profiles");

export function ProfilesPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<ProfilesSearch>();
  const onOpenAccount = useOpenAccount();
  return (
    <Allowed call={indexData}>
      <ProfilesScreen search={search} onSearch={onSearch} onOpenAccount={onOpenAccount} />
    </Allowed>
  );
}
