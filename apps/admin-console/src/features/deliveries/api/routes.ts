import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { routeStops, routes } from "@tablee/contracts/calls/desk-deliveries";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type Route = OutputOf<typeof routes>["routes"][number];
export type Stop = OutputOf<typeof routeStops>["stops"][number];

/** The routes of a day. */
export const routesOf = (input: SentInputOf<typeof routes>) =>
  queryOptions({
    queryKey: ["deliveries", "routes", input],
    queryFn: ({ signal }) => api(routes, input, { signal }),
    placeholderData: keepPreviousData,
  });

/** The boxes of one route. */
export const stopsOf = (input: SentInputOf<typeof routeStops>) =>
  queryOptions({ queryKey: ["deliveries", "stops", input], queryFn: ({ signal }) => api(routeStops, input, { signal }) });
