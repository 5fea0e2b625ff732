import type { Batch } from "../subscription-buffer.ts";

/** A read model or a policy that follows the log while its process holds its lease. */
export interface Membership {
  readonly name: string;
  readonly categories: readonly string[];
  /** Its own events are those of these types; without them all events of its categories are. */
  readonly types?: readonly string[];
  /** Its checkpoint: everything up to here is done; undefined is the beginning. */
  readonly after: bigint | undefined;
  /** The store that its checkpoint is a position of. */
  readonly identity: string;
  readonly checkpoints: Checkpoints;
  readonly signal: AbortSignal;
  readonly maxEvents?: number;
}

/** A batch with events of the member's own. Its checkpoint is at `previous` and is written with the batch's changes. */
export interface MemberBatch extends Batch {
  readonly previous: bigint;
}

/** A move of a member's checkpoint past events of others only. */
export interface Passing {
  readonly name: string;
  /** The present position of its checkpoint. */
  readonly previous: bigint;
  readonly position: bigint;
  /** It has applied everything that the log is known to hold. */
  readonly live: boolean;
}

/** The store of the checkpoints of members of one kind. */
export interface Checkpoints {
  /**
   * Writes the positions together, each on condition of its previous one. Returns for each whether it was written, or the member leaves
   * because it is paused or a different process moved its checkpoint. One that is locked is left out.
   * @throws when Postgres fails
   */
  pass(passing: readonly Passing[]): Promise<ReadonlyMap<string, "written" | "leaves">>;
  /** Counts that the subscription of these members ended unexpectedly. */
  interrupted(names: readonly string[]): Promise<void>;
}
