/** Failures on demand, for tests of those who use the store. Every method throws unless the server was started with `faults: true`. */
export interface Faults {
  /** The next append (or the next `times`) is not written and fails with this status. */
  dropNextAppend(status: "ABORTED" | "UNAVAILABLE", times?: number): void;
  /** From now on each acknowledgement waits, milliseconds. */
  delayAck(ms: number): void;
  /** The next append (or the next `times`) is written, yet fails with UNAVAILABLE. */
  loseNextAckAfterCommit(times?: number): void;
  /** From now on every append, delete and read that requires the leader fails with `not-leader`. */
  answerNotLeader(): void;
  /** Ends every open subscription with UNAVAILABLE. */
  dropSubscriptions(): void;
  /** Ends every open subscription as a live one that is too slow: ABORTED. */
  dropSubscriptionsAsTooSlow(): void;
  /** Notifies every open subscription that it fell behind, as newer servers do. */
  sendFellBehind(): void;
  /** Notifies every open subscription that it has caught up (again). */
  sendCaughtUp(): void;
  /** Notifies every subscription that it fell behind, and sends it nothing more. */
  holdSubscriptions(): void;
  /** Sends every subscription the events held back, then CaughtUp. */
  releaseSubscriptions(): void;
  /** From now on a soft-deleted stream that is appended to still reads as not found for `ms` milliseconds. */
  hideRecreatedStreams(ms: number): void;
  /**
   * From now on reads see the log as it was `ms` milliseconds ago, as on a lagging follower, except those that require the
   * leader. Appends and subscriptions are not affected, but the end from which a subscription starts is the one that reads see.
   */
  lagReads(ms: number): void;
  /**
   * From now on the same reads see the present state, to the millisecond, and nothing newer: as on a follower that has stopped
   * replicating.
   */
  holdReads(): void;
  /** No more faults. */
  clear(): void;
}
