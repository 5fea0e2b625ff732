import type { Address, Coordinates } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant, PlainDate } from "@tablee/domain/kernel/time";

/** The version of a stop that is planned or cancelled. Of two versions the greater counts, in either order of arrival. */
interface StopVersion {
  /** The id of the order or the pickup. */
  readonly stopId: string;
  readonly version: number;
}

/** The destination of a box, or the address of a pickup, as its driver needs it. */
export interface Stop extends StopVersion {
  readonly kind: "box" | "pickup";
  /** The account whose stops are forgotten together. */
  readonly accountId: AccountId;
  readonly depotId: string;
  /** The local day, and the window in which the driver is expected. */
  readonly day: PlainDate;
  readonly from: Instant;
  readonly until: Instant;
  /** The person who receives or returns. */
  readonly name: string;
  readonly address: Omit<Address, "recipient" | "coordinates">;
  /** Set where no map has the address. Without them the service finds it on its own. */
  readonly coordinates?: Coordinates;
}

/** A route: the stops of a depot that are expected within a window. */
export interface RouteOfWindow extends Pick<Stop, "depotId" | "day" | "from" | "until"> {}

/** The expected time of a stop on its route. */
export interface OrderedStop {
  readonly stopId: string;
  readonly expectedAt: Instant;
}

/** Plans the routes on which boxes are delivered, and bags and kits picked up. Each request may be repeated. */
export interface RoutingService {
  /** @throws TransientFailure when it may take the stop later; PermanentFailure when it never will */
  plan(stop: Stop): Promise<void>;
  /** Returns the stops of a route, boxes and pickups together, in the order in which its driver makes them. @throws as plan does */
  orderOf(route: RouteOfWindow): Promise<readonly OrderedStop[]>;
  /** Cancels a stop: the box is not delivered, or nothing is picked up. A stop that it never had is no error. @throws as plan does */
  takeBack(stop: StopVersion): Promise<void>;
  /** Deletes a person's stops. @throws as plan does */
  forget(accountId: AccountId): Promise<void>;
}
