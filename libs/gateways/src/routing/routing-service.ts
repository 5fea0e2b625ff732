import type { Address, Coordinates } from "@tablee/domain/account/vocabulary";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Instant, PlainDate } from "@tablee/domain/kernel/time";

/** The version of a stop that is planned or cancelled. Of two versions the greater counts, in either order of arrival. */
interface StopVersion {
  readonly orderId: OrderId;
  readonly version: number;
}

/** The destination of a box, as its driver needs it. */
export interface Stop extends StopVersion {
  /** The account whose stops are forgotten together. */
  readonly accountId: AccountId;
  readonly depotId: string;
  /** The local day, and the window in which the box is expected. */
  readonly day: PlainDate;
  readonly from: Instant;
  readonly until: Instant;
  /** The person who receives it. */
  readonly name: string;
  readonly address: Omit<Address, "recipient" | "coordinates">;
  /** Set where no map has the address. Without them the service finds it on its own. */
  readonly coordinates?: Coordinates;
}

/** Plans the routes on which boxes are delivered. Each request may be repeated. */
export interface RoutingService {
  /** @throws TransientFailure when it may take the stop later; PermanentFailure when it never will */
  plan(stop: Stop): Promise<void>;
  /** Cancels a stop: the box is not delivered. A stop that it never had is no error. @throws as plan does */
  takeBack(stop: StopVersion): Promise<void>;
  /** Deletes a person's stops. @throws as plan does */
  forget(accountId: AccountId): Promise<void>;
}
