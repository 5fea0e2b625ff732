import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { type recordDelivery, type routePickups, routeStops, routes } from "@tablee/contracts/calls/admin/deliveries";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";

export type Route = OutputOf<typeof routes>["routes"][number];
export type Stop = OutputOf<typeof routeStops>["stops"][number];
export type RouteOfDay = SentInputOf<typeof routePickups>;
export type Pickup = OutputOf<typeof routePickups>["pickups"][number];
export type Result = SentInputOf<typeof recordDelivery>;

/** The routes of a day. */
export const routesOf = (input: SentInputOf<typeof routes>) => callQuery(routes, input, { placeholderData: keepPreviousData });

/** The boxes of one route. */
export const stopsOf = (input: SentInputOf<typeof routeStops>) => callQuery(routeStops, input);
