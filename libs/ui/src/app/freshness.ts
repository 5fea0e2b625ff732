import type { Standing } from "@tablee/contracts/call-memory";
import type { Pending } from "@tablee/contracts/pending";

/** After so long what is still to come takes longer than usual. */
export const LONG_MS = 10_000;
/** Waits before what is still to come is asked for again: they double up to this. */
const FIRST_MS = 300;
const MAX_MS = 5_000;

interface Held extends Standing {
  /** Since when something has been pending without a break; milliseconds since 1970. */
  readonly since: number;
  readonly asked: number;
}

/** How the answers that queries hold stand to what was done before. One for each app. */
export class Standings {
  readonly #held = new Map<string, Held>();
  readonly #named = new Set<Pending>();
  readonly #listeners = new Set<() => void>();

  /** Notes how the answer stands that a query is about to hold. */
  note(queryHash: string, { stale, pending }: Standing): void {
    const before = this.#held.get(queryHash);
    if (!stale && pending.length === 0) {
      if (!this.#held.delete(queryHash)) return;
    } else {
      const goesOn = before !== undefined && before.pending.length > 0;
      const [since, asked] = goesOn ? [before.since, before.asked + 1] : [Date.now(), 0];
      this.#held.set(queryHash, { stale, pending, since, asked });
    }
    for (const listener of this.#listeners) listener();
  }

  /** Notes what the answer to an act names as still to come. */
  name(pending: readonly Pending[]): void {
    for (const name of pending) this.#named.add(name);
  }

  /** What acts have named since this was asked last: what shows it has to be read again. */
  takeNamed(): readonly Pending[] {
    const named = [...this.#named];
    this.#named.clear();
    return named;
  }

  of(queryHash: string): { readonly stale: boolean; readonly pending: readonly Pending[]; readonly since: number } | undefined {
    return this.#held.get(queryHash);
  }

  /** In how many milliseconds a query is asked again because something is still to come; false when nothing is. */
  askAgainIn(queryHash: string): number | false {
    const held = this.#held.get(queryHash);
    return held !== undefined && held.pending.length > 0 ? Math.min(FIRST_MS * 2 ** held.asked, MAX_MS) : false;
  }

  /** Calls back whenever a standing changes; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
