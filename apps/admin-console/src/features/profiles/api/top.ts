import { topProfiles } from "@tablee/contracts/calls/subscription-profiles";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { TopSearch } from "../search.ts";

/** The commonest combinations of plan and diets. */
export const topOf = ({ region }: TopSearch) =>
  queryOptions({
    queryKey: ["profiles", "top", region ?? "all"],
    queryFn: ({ signal }) => api(topProfiles, { region, limit: 50 }, { signal }),
    placeholderData: keepPreviousData,
  });
