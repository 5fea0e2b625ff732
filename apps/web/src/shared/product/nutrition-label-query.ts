import { recipalHtml } from "@tablee/contracts/calls/products";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";

/** The label as markup of our own server, in the language of the page. */
export const labelQuery = (sku: string, language: string) =>
  queryOptions({
    queryKey: ["nutrition-label", sku, language],
    queryFn: ({ signal }) => request(recipalHtml, { sku }, { signal }),
    staleTime: 5 * 60_000,
  });
