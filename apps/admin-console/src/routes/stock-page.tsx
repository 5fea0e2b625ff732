import { stockOfWeek } from "@tablee/contracts/calls/desk-deliveries";
import { getRouteApi } from "@tanstack/react-router";
import type { StockSearch } from "../features/stock/search.ts";
import { StockScreen } from "../features/stock/stock-screen.tsx";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/stock");

export function StockPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<StockSearch>();
  return (
    <Allowed call={stockOfWeek}>
      <StockScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
