import type { Freshness } from "@tablee/contracts/call-memory";
import type { Pending } from "@tablee/contracts/pending";

/** The time after which a pending result takes longer than usual. */
export const LONG_MS = 10_000;
/** The waits before a pending result is fetched again: they double up to the maximum. */
const FIRST_MS = 300;
const MAX_MS = 5_000;

interface Held extends Freshness {
  /** The start of the time in which something has been pending without a break; milliseconds since 1970. */
  readonly since: number;
  /** The number of refetches since then. */
  readonly asked: number;
}

/** For each query, if the answer that it holds includes the writes before it. One per app. */
export class AnswerFreshness {
  readonly #held = new Map<string, Held>();
  readonly #named = new Set<Pending>();
  readonly #listeners = new Set<() => void>();

  /** Records the freshness of the answer that a query is about to hold. */
  note(queryHash: string, { stale, pending }: Freshness): void {
    const before = this.#held.get(queryHash);
    if (!stale && pending.length === 0) {
      if (!this.#held.delete(queryHash)) return;
    } else {
      const isStillPending = before !== undefined && before.pending.length > 0;
      const [since, asked] = isStillPending ? [before.since, before.asked + 1] : [Date.now(), 0];
      this.#held.set(queryHash, { stale, pending, since, asked });
    }
    for (const listener of this.#listeners) listener();
  }

  /** Records the names that an answer declares as pending. */
  name(pending: readonly Pending[]): void {
    for (const name of pending) this.#named.add(name);
  }

  /** Returns the pending names that calls have added since the last time: queries that show them have to be refetched. */
  takeNamed(): readonly Pending[] {
    const named = [...this.#named];
    this.#named.clear();
    return named;
  }

  of(queryHash: string): { readonly stale: boolean; readonly pending: readonly Pending[]; readonly since: number } | undefined {
    return this.#held.get(queryHash);
  }

  /** The milliseconds until a query is refetched because of a pending result; false if there is none. */
  askAgainIn(queryHash: string): number | false {
    const held = this.#held.get(queryHash);
    return held !== undefined && held.pending.length > 0 ? Math.min(FIRST_MS * 2 ** held.asked, MAX_MS) : false;
  }

  /** Calls back whenever the freshness of an answer changes; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
