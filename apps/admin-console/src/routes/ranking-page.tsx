import { weekData } from "@tablee/contracts/calls/weekly-categories";
import { getRouteApi } from "@tanstack/react-router";
import { RankingScreen } from "../features/ranking/ranking-screen.tsx";
import type { RankingSearch } from "../features/ranking/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/category_manager");

export function RankingPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<RankingSearch>();
  return (
    <Allowed call={weekData}>
      <RankingScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
