import type { Batch } from "../subscription-buffer.ts";
import type { LogEntry } from "../undecodable.ts";
import type { Membership } from "./membership.ts";

/** The reader's dependencies besides its members. */
export interface ReaderPorts {
  /** The id of the store that the reader follows. */
  readonly identity: string;
  /**
   * Follows all categories that a member may have, forever, and yields events that cannot be decoded as `Undecodable`. @throws
   * NotFollowable
   */
  subscribe(after: bigint, signal: AbortSignal, onInterruption: () => void): AsyncIterable<Batch<LogEntry>>;
  /** Follows the categories of one member, forever. @throws NotFollowable, Undecodable */
  catchUp(member: Membership, after: bigint, signal: AbortSignal): AsyncIterable<Batch>;
  /** The events after a position, newest first: all of them, or at least `limit`. */
  newest(after: bigint, limit: number): Promise<readonly { readonly position: bigint }[]>;
  /** Called on transient trouble: Postgres fails, or a log does not answer. */
  troubled(error: unknown): void;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

export interface ReaderLimits {
  /** The number of members that may join: once all have, it begins without waiting for more. */
  readonly members: number;
  /** The maximum number of its own events in a member's queue. */
  readonly maxWaiting?: number;
}
