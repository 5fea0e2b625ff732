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

/** A batch with events of the member's own. Its checkpoint stands at `previous` and is written with what the batch changes. */
export interface MemberBatch extends Batch {
  readonly previous: bigint;
}

/** A member's checkpoint that passes only events of others. */
export interface Passing {
  readonly name: string;
  /** Where its checkpoint stands. */
  readonly previous: bigint;
  readonly position: bigint;
  /** It has applied everything that the log is known to hold. */
  readonly live: boolean;
}

/** Where the checkpoints of members of one kind stand. */
export interface Checkpoints {
  /**
   * Writes the positions together, each on condition of its previous one. Answers for each whether it is written, or the member
   * leaves because it is paused or another process moved its checkpoint. One that is locked is left out.
   * @throws when Postgres is in trouble
   */
  pass(passing: readonly Passing[]): Promise<ReadonlyMap<string, "written" | "leaves">>;
  /** Counts that the subscription of these members ended without being asked to. */
  interrupted(names: readonly string[]): Promise<void>;
}
