import { setTimeout as sleep } from "node:timers/promises";

/** Waits between tries: doubles from `firstMs` up to `maxMs`, each with full jitter, so that many waiting callers do not wake together. */
export function* backoff(firstMs: number, maxMs: number): Generator<number, never> {
  for (let wait = firstMs; ; wait = Math.min(wait * 2, maxMs)) yield Math.random() * wait;
}

/** Tries `work` until it succeeds, `again` returns false, or `deadlineMs` from now has passed; then throws the last error. */
export async function retry<Result>(work: () => Promise<Result>, again: (error: unknown) => boolean, deadlineMs: number): Promise<Result> {
  const deadline = Date.now() + deadlineMs;
  for (const wait of backoff(20, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (!again(error) || Date.now() + wait > deadline) throw error;
      await sleep(wait);
    }
  }
  throw new Error("unreachable");
}
