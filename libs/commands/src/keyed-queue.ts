import { spendWaitBudget, waitBudgetLeft } from "@tablee/platform/wait/wait-budget";

/**
 * Runs work for one key at a time, in the order it came; different keys run side by side. Where work waits for a server that does not answer,
 * what is queued behind it does so as well, and spends the patience of its own caller.
 */
export class KeyedQueue {
  /** For each key the end of its last work, with the milliseconds of patience that this cost its caller. */
  readonly #tails = new Map<string, Promise<number>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(key);
    const from = performance.now();
    const patience = waitBudgetLeft();
    const next = (spentBefore: number) => {
      const now = performance.now();
      spendWaitBudget(Math.max(from, now - spentBefore), now);
      return work();
    };
    const mine = before ? before.then(next) : work();
    const spent = () => (patience === Number.POSITIVE_INFINITY ? 0 : patience - waitBudgetLeft());
    const tail = mine.then(spent, spent);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return mine;
  }
}
