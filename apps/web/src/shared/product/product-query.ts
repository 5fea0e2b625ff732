import type { OutputOf } from "@tablee/contracts/call";
import { modalData } from "@tablee/contracts/calls/products";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";

export type Product = OutputOf<typeof modalData>["product"];

export const productQuery = (sku: string) =>
  queryOptions({
    queryKey: ["product", sku],
    queryFn: ({ signal }) => request(modalData, { sku }, { signal }),
    staleTime: 5 * 60_000,
  });
