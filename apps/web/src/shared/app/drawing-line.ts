/**
 * Does one work after another. At the limit a work fails, its signal is aborted, and the next one begins; from then on it must leave alone
 * what the works share.
 */
export function drawingLine(limitMs: number): <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => {
      const signal = AbortSignal.timeout(limitMs);
      return Promise.race([work(signal), aborted(signal)]);
    });
    last = done.catch(() => {});
    return done;
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
