import { spendWaitBudget, waitBudgetLeft } from "@tablee/platform/wait/wait-budget";

/**
 * Runs work for one key at a time, in order of arrival; different keys run concurrently. Where work waits for a server that does not
 * answer, the queued work waits too, and spends its own caller's wait budget.
 */
export class KeyedQueue {
  /** For each key the end of its last work, with the milliseconds of wait budget that it spent. */
  readonly #tails = new Map<string, Promise<number>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(key);
    const from = performance.now();
    const budget = waitBudgetLeft();
    const next = (spentBefore: number) => {
      const now = performance.now();
      spendWaitBudget(Math.max(from, now - spentBefore), now);
      return work();
    };
    const mine = before ? before.then(next) : work();
    const spent = () => (budget === Number.POSITIVE_INFINITY ? 0 : budget - waitBudgetLeft());
    const tail = mine.then(spent, spent);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return mine;
  }
}
