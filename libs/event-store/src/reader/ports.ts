import type { Batch } from "../subscription-buffer.ts";
import type { LogEntry } from "../undecodable.ts";
import type { Membership } from "./membership.ts";

/** What the reader is made of beside its members. */
export interface ReaderPorts {
  /** The store that it reads. */
  readonly identity: string;
  /** Follows all categories that a member may have, for ever; what cannot be read is handed out as such. @throws NotFollowable */
  subscribe(after: bigint, signal: AbortSignal, onInterruption: () => void): AsyncIterable<Batch<LogEntry>>;
  /** Follows the categories of one member, for ever. @throws NotFollowable, Undecodable */
  catchUp(member: Membership, after: bigint, signal: AbortSignal): AsyncIterable<Batch>;
  /** The events after a position, newest first: all of them, or at least so many. */
  newest(after: bigint, most: number): Promise<readonly { readonly position: bigint }[]>;
  /** Called on passing trouble: Postgres, or a log that does not answer. */
  troubled(error: unknown): void;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds, from anywhere on. */
  now(): number;
}

export interface ReaderLimits {
  /** How many members there may be: once all are there it need not wait for more before it begins. */
  readonly members: number;
  /** How many events of its own wait for a member at most. */
  readonly maxWaiting?: number;
}
