import { topProfiles } from "@tablee/contracts/calls/subscription-profiles";
import { getRouteApi } from "@tanstack/react-router";
import type { TopSearch } from "../features/profiles/search.ts";
import { TopScreen } from "../features/profiles/top-screen.tsx";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/subscription_profiles/top");

export function TopPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<TopSearch>();
  return (
    <Allowed call={topProfiles}>
      <TopScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
