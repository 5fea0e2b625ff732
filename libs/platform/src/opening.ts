/**
 * Opens things one after another, each deferring its own closing. When one fails, those already open are closed in reverse, so that no
 * timer or connection keeps the process alive.
 * @throws the error of the one that failed
 */
export async function opening<Opened>(work: (closers: AsyncDisposableStack) => Promise<Opened>): Promise<Opened> {
  const closers = new AsyncDisposableStack();
  try {
    return await work(closers);
  } catch (error) {
    await closers.disposeAsync().catch(() => {});
    throw error;
  }
}
