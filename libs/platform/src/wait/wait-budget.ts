import { AsyncLocalStorage } from "node:async_hooks";

/** How long a request waits in all for servers that do not answer, over all its steps. In milliseconds. */
class Patience {
  #left: number;
  #countedUntil = Number.NEGATIVE_INFINITY;

  constructor(ms: number) {
    this.#left = ms;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  /** Steps wait side by side: an instant that several of them waited through counts once. */
  spend(from: number, until: number): void {
    this.#left -= Math.max(0, until - Math.max(from, this.#countedUntil));
    this.#countedUntil = Math.max(this.#countedUntil, until);
  }
}

const patiences = new AsyncLocalStorage<Patience>();

/** Runs `work` with a time limit for waiting on unavailable servers. */
export const withWaitBudget = <Result>(ms: number, work: () => Result): Result => patiences.run(new Patience(ms), work);

/** Runs what outlives its caller's answer: the caller's patience no longer applies. */
export const withoutWaitBudget = <Result>(work: () => Result): Result => patiences.exit(work);

/** Milliseconds that the caller still waits for an unavailable server; infinite where no limit was set, as in workers. */
export const waitBudgetLeft = (): number => patiences.getStore()?.left ?? Number.POSITIVE_INFINITY;

/** A step waited in vain between two instants of `performance.now()`. */
export const spendWaitBudget = (from: number, until: number): void => patiences.getStore()?.spend(from, until);

/** What comes of work that is nothing but waiting, which costs patience. */
export async function chargingWaitBudget<Result>(waiting: Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await waiting;
  } finally {
    spendWaitBudget(from, performance.now());
  }
}
