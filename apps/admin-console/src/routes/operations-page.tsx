import { projections } from "@tablee/contracts/calls/operations";
import { getRouteApi } from "@tanstack/react-router";
import { OperationsScreen } from "../features/operations/operations-screen.tsx";
import type { OperationsSearch } from "../features/operations/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/operations");

export function OperationsPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<OperationsSearch>();
  return (
    <Allowed call={projections}>
      <OperationsScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
