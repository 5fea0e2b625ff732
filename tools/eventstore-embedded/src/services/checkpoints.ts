import type { SubscriptionFilter } from "../messages/read-request.ts";

/** The position at which a subscription can resume; prepare 0 means the event at `commit` did not match. */
export type Checkpoint = { commit: number; prepare: number };

/** A search ends here though its window is not full. */
const SEARCH_MATCHES = 32;

/**
 * When a filtered subscription sends a checkpoint, as measured on a real server. Catching up it searches the log in parts,
 * `window` considered events or 32 matches each; a part that fills the interval ends with a checkpoint at its last match, or at its
 * own start when there is none. So up to `window × (interval + 1) − 2` events lie behind the last. Live it follows each interval.
 */
export class Checkpoints {
  readonly #filter: SubscriptionFilter;
  /** Considered since the last checkpoint, in parts that are complete and in the one under way. */
  #sinceLast = 0;
  #considered = 0;
  #matches = 0;
  /** The start of the current part: undefined while the part is empty. */
  #start: number | undefined;
  #lastMatch: number | undefined;

  /** @param fromStart the first part starts before the first event, not at it */
  constructor(filter: SubscriptionFilter, fromStart: boolean) {
    this.#filter = filter;
    this.#start = fromStart ? 0 : undefined;
  }

  /** Takes in an event of the past. @returns the checkpoint that is due after it */
  search(position: number, matches: boolean): Checkpoint | undefined {
    this.#start ??= position;
    this.#considered++;
    if (matches) {
      this.#matches++;
      this.#lastMatch = position;
    }
    return this.#considered === this.#filter.window || this.#matches === SEARCH_MATCHES ? this.endSearch() : undefined;
  }

  /** Ends the part under way, as the end of the log does. @returns the checkpoint that is due */
  endSearch(): Checkpoint | undefined {
    const checkpoint =
      this.#lastMatch === undefined ? { commit: this.#start ?? 0, prepare: 0 } : { commit: this.#lastMatch, prepare: this.#lastMatch };
    this.#sinceLast += this.#considered;
    this.#considered = this.#matches = 0;
    this.#start = this.#lastMatch = undefined;
    if (this.#sinceLast < this.#filter.checkpointEvery) return undefined;
    this.#sinceLast = 0;
    return checkpoint;
  }

  /** Takes in an event that has just been appended. @returns the checkpoint that is due after it */
  live(position: number): Checkpoint | undefined {
    if (++this.#sinceLast < this.#filter.checkpointEvery) return undefined;
    this.#sinceLast = 0;
    return { commit: position, prepare: position };
  }
}
