import type { OutputOf } from "@tablee/contracts/call";
import { searchOrders } from "@tablee/contracts/calls/desk-orders";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { OrdersSearch } from "../search.ts";

export type OrderRow = OutputOf<typeof searchOrders>["rows"][number];
export type OrderFilter = Omit<OrdersSearch, "receipt">;

/** One page of the orders; the latest deliveries first unless asked otherwise. */
export const readOrders = (filter: OrderFilter, after: string | undefined, limit: number, signal?: AbortSignal) =>
  api(
    searchOrders,
    { ...filter, sort: filter.sort ?? "deliveryDate", dir: filter.dir ?? (filter.sort ? "asc" : "desc"), after, limit },
    { signal },
  );

export const ordersOf = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ["orders", "search", filter],
    queryFn: ({ pageParam, signal }) => readOrders(filter, pageParam, 100, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
