import type { Address, Coordinates } from "@tablee/domain/account/vocabulary";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Instant, PlainDate } from "@tablee/domain/kernel/time";

/** A stop that the routes are to have, or no longer. Of two versions the greater counts, in whichever order they arrive. */
interface StopVersion {
  readonly orderId: OrderId;
  readonly version: number;
}

/** Where a box is driven, as its driver needs it. */
export interface Stop extends StopVersion {
  /** By which the stops of a person are forgotten. */
  readonly accountId: AccountId;
  readonly depotId: string;
  /** The local day, and the window in which the box is awaited. */
  readonly day: PlainDate;
  readonly from: Instant;
  readonly until: Instant;
  /** Who takes it in. */
  readonly name: string;
  readonly address: Omit<Address, "recipient" | "coordinates">;
  /** Where no map has the address. Without them the service finds it by itself. */
  readonly coordinates?: Coordinates;
}

/** Plans the routes on which boxes are driven. Each request may be repeated. */
export interface RoutingService {
  /** @throws TransientFailure when it may take the stop later; PermanentFailure when it never will */
  plan(stop: Stop): Promise<void>;
  /** The box is not driven any more. A stop that it never had is no trouble. @throws as plan does */
  takeBack(stop: StopVersion): Promise<void>;
  /** Deletes what it has of a person's stops. @throws as plan does */
  forget(accountId: AccountId): Promise<void>;
}
