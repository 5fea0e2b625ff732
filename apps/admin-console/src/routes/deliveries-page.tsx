import { routes } from "@tablee/contracts/calls/desk-deliveries";
import { getRouteApi } from "@tanstack/react-router";
import { DeliveriesScreen } from "../features/deliveries/deliveries-screen.tsx";
import type { DeliveriesSearch } from "../features/deliveries/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/deliveries");

export function DeliveriesPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<DeliveriesSearch>();
  return (
    <Allowed call={routes}>
      <DeliveriesScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
