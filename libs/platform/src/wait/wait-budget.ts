import { AsyncLocalStorage } from "node:async_hooks";

/** The total time that a request waits for servers that do not answer, over all its steps. In milliseconds. */
class WaitBudget {
  #left: number;
  #countedUntil = Number.NEGATIVE_INFINITY;

  constructor(ms: number) {
    this.#left = ms;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  /** Steps wait concurrently: an instant that several of them waited through counts once. */
  spend(from: number, until: number): void {
    this.#left -= Math.max(0, until - Math.max(from, this.#countedUntil));
    this.#countedUntil = Math.max(this.#countedUntil, until);
  }
}

const budgets = new AsyncLocalStorage<WaitBudget>();

/** Runs `work` with a time limit for waiting on unavailable servers. */
export const withWaitBudget = <Result>(ms: number, work: () => Result): Result => budgets.run(new WaitBudget(ms), work);

/** Runs work that outlives its caller's answer: the caller's budget no longer applies. */
export const withoutWaitBudget = <Result>(work: () => Result): Result => budgets.exit(work);

/** Milliseconds that the caller still waits for an unavailable server; infinite where no limit was set, as in workers. */
export const waitBudgetLeft = (): number => budgets.getStore()?.left ?? Number.POSITIVE_INFINITY;

/** Charges a wait in vain between two instants of `performance.now()`. */
export const spendWaitBudget = (from: number, until: number): void => budgets.getStore()?.spend(from, until);

/** Awaits a promise whose whole time is waiting, and charges it to the budget. */
export async function chargingWaitBudget<Result>(waiting: Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await waiting;
  } finally {
    spendWaitBudget(from, performance.now());
  }
}
