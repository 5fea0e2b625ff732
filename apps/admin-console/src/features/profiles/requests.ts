import type { OutputOf } from "@tablee/contracts/call";
import { indexData, topProfiles } from "@tablee/contracts/calls/subscription-profiles";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import { api } from "../../shared/api/client.ts";
import type { ProfilesSearch, TopSearch } from "./search.ts";

export type Profile = OutputOf<typeof indexData>["rows"][number];

/** The query of a search; the latest subscriptions first by default. */
export const searched = (search: ProfilesSearch) => ({
  ...search,
  sort: search.sort ?? ("startedAt" as const),
  dir: search.dir ?? (search.sort ? ("asc" as const) : ("desc" as const)),
});

export const subscriptionsOf = (search: ProfilesSearch) =>
  callPages(indexData, "after", { ...searched(search), limit: 100 }, { placeholderData: keepPreviousData });

/** The subscriptions of a search page by page, for a file. */
export const subscriptionPages = (search: ProfilesSearch) => (after: string | undefined) =>
  api(indexData, { ...searched(search), after, limit: 200 });

/** The commonest combinations of plan and diets. */
export const topOf = ({ region }: TopSearch) => callQuery(topProfiles, { region, limit: 50 }, { placeholderData: keepPreviousData });
