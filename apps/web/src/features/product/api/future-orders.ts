import type { OutputOf } from "@tablee/contracts/call";
import { futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export type FutureOrder = OutputOf<typeof futureOrdersForProduct>["orders"][number];

export const futureOrdersQuery = (sku: string) =>
  queryOptions({
    queryKey: ["account", "future-orders", sku],
    queryFn: ({ signal }) => request(futureOrdersForProduct, { sku }, { signal }),
  });
