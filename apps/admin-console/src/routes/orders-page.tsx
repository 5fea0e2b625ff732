import { searchOrders } from "@tablee/contracts/calls/desk-orders";
import { getRouteApi } from "@tanstack/react-router";
import { OrdersScreen } from "../features/orders/orders-screen.tsx";
import type { OrdersSearch } from "../features/orders/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";
import { useOpenOrder } from "./use-open-order.ts";

const route = getRouteApi("/orders");

export function OrdersPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<OrdersSearch>();
  const onOpen = useOpenOrder();
  return (
    <Allowed call={searchOrders}>
      <OrdersScreen search={search} onSearch={onSearch} onOpen={onOpen} />
    </Allowed>
  );
}
