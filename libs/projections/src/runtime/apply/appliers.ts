import type { EventStore } from "@tablee/event-store/event-store";
import type { Checkpoints } from "@tablee/event-store/reader/membership";
import type { Reader } from "@tablee/event-store/reader/reader";
import type { LeaseHolder } from "@tablee/platform/lease";
import type { Logger } from "@tablee/platform/log";
import type { Pool } from "@tablee/platform/postgres";
import type { Semaphore } from "@tablee/platform/wait/semaphore";

/** The resources with which a process applies read models. */
export interface Appliers {
  readonly reader: Reader;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly log: Logger;
  /** Holds the leases of this process; without one the read models have a holder of their own. */
  readonly leases?: LeaseHolder;
}

/** The same, with the resources that the read models of one process share. */
export interface Live extends Appliers {
  readonly checkpoints: Checkpoints;
  /** The right to apply a batch, which a limited number may have at once. */
  readonly applying: Semaphore;
  readonly leases: LeaseHolder;
}
