import { setTimeout as sleep } from "node:timers/promises";

/** Work that had no answer in its time. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/**
 * The result of `work`, if it comes within so many milliseconds; the work itself is not ended.
 * @throws TimedOut, or what the work throws
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const timeout = sleep(ms, undefined, { signal: late.signal }).then(() => {
    throw new TimedOut(`no answer within ${Math.round(ms)} ms`);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}
