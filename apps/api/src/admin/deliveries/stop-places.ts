import type { OutputOf } from "@tablee/contracts/call";
import type { routeStops } from "@tablee/contracts/calls/admin/deliveries";
import { areas } from "@tablee/domain/geography/areas";
import { pickupRouteOf } from "@tablee/domain/returnables/pickup-days";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { TransientFailure } from "@tablee/gateways/port-failure";
import type { RoutingService } from "@tablee/gateways/routing/routing-service";
import { localInstant } from "../../views/local-time.ts";

export type StopPlace = OutputOf<typeof routeStops>["stops"][number]["place"];

interface Route {
  readonly date: string;
  readonly depotId: string;
  readonly window: DeliveryWindow;
}

/** The place of each stop on a route, by order or pickup; none while the routing service is unavailable. */
export async function stopPlacesOf(
  routing: Pick<RoutingService, "orderOf">,
  { date: day, depotId, window }: Route,
): Promise<ReadonlyMap<string, NonNullable<StopPlace>>> {
  const area = areas.find((each) => each.depotId === depotId);
  if (!area) return new Map();
  const { from, until } = pickupRouteOf(area, day, window);
  const ordered = await routing.orderOf({ depotId, day, from, until }).catch((error) => {
    if (error instanceof TransientFailure) return [];
    throw error;
  });
  return new Map(ordered.map(({ stopId, expectedAt }, i) => [stopId, { number: i + 1, expectedAt: localInstant(expectedAt, area.zone) }]));
}

/** Sorts what has a place by it, before what has none. */
export const byPlace = <Placed extends { readonly place: StopPlace }>(stops: readonly Placed[]): Placed[] =>
  stops.toSorted((one, other) => (one.place?.number ?? Infinity) - (other.place?.number ?? Infinity) || 0);
