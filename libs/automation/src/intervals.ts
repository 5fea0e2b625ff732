/**
 * The work that recurs at an interval, whether or not anything is due. Part of the names of locks and of actors in the log: never renamed.
 * A worker's table of interval work is keyed by this union, so a missing entry does not compile.
 */
export type IntervalKind = "generation-deadline" | "share-sweep" | "vault-sweep";

export interface Interval {
  /** Machine time between two runs in one worker process, in milliseconds. */
  readonly everyMs: number;
  /** Runs in one worker process at a time; otherwise several may run it, and find done what a different one did. */
  readonly alone: boolean;
  /** Also runs at once when the product's clock is moved. */
  readonly followsClock: boolean;
}

export const intervals: Readonly<Record<IntervalKind, Interval>> = {
  /** Commits a week at its deadline unless a person did so. */
  "generation-deadline": { everyMs: 2_000, alone: false, followsClock: true },
  /** Compares a region's week of shares with its orders: all open weeks of all regions within half an hour. */
  "share-sweep": { everyMs: 60_000, alone: true, followsClock: false },
  /** Deletes from the vault what has expired. */
  "vault-sweep": { everyMs: 600_000, alone: false, followsClock: false },
};

export const intervalKinds = Object.keys(intervals) as readonly IntervalKind[];
