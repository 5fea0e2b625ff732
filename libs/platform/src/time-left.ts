import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/** Runs `work`, and all that it waits for, with an instant (of `performance.now()`, in milliseconds) by which it must have an answer. */
export const runUntil = <Result>(deadline: number, work: () => Result): Result => deadlines.run(deadline, work);

/** Runs what outlives its caller's answer: its deadline is nobody's any more. */
export const runOn = <Result>(work: () => Result): Result => deadlines.exit(work);

/** Milliseconds that whoever asks may still wait, never below zero; infinite where no deadline was given, as in workers. */
export const timeLeft = (): number => Math.max(0, (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());
