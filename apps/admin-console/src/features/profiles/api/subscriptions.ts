import type { OutputOf } from "@tablee/contracts/call";
import { indexData } from "@tablee/contracts/calls/subscription-profiles";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { ProfilesSearch } from "../search.ts";

export type Profile = OutputOf<typeof indexData>["rows"][number];

/** One page of the subscriptions; the latest first unless asked otherwise. */
export const readSubscriptions = (search: ProfilesSearch, after: string | undefined, limit: number, signal?: AbortSignal) =>
  api(
    indexData,
    { ...search, sort: search.sort ?? "startedAt", dir: search.dir ?? (search.sort ? "asc" : "desc"), after, limit },
    { signal },
  );

export const subscriptionsOf = (search: ProfilesSearch) =>
  infiniteQueryOptions({
    queryKey: ["profiles", search],
    queryFn: ({ pageParam, signal }) => readSubscriptions(search, pageParam, 100, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
