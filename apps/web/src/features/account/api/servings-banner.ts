import { servingsBanner } from "@tablee/contracts/calls/banners";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/** A larger plan that would cost less per serving, unless it was dismissed. */
export const servingsBannerQuery = queryOptions({
  queryKey: ["servings-banner"],
  queryFn: ({ signal }) => request(servingsBanner, {}, { signal }),
  staleTime: 5 * 60_000,
});
