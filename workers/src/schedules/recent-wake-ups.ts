/** Milliseconds after which a wake-up that is still due is put into its queue again: the queue may have lost it. */
const AGAIN_MS = 5_000;

/**
 * The wake-ups that this process has put into a queue within the last seconds. A sweep leaves them out: it runs after every change of what
 * is due, and with thousands of due things its commands to the queue would cost more than the work itself.
 */
export class RecentWakeUps {
  #put = new Map<string, number>();

  /** Returns the wake-ups that have to be put into the queue, and keeps them; drops those that are no longer due. `nowMs` never goes back. */
  missing<WakeUp extends { readonly id: string }>(due: readonly WakeUp[], nowMs: number): readonly WakeUp[] {
    const before = this.#put;
    this.#put = new Map();
    return due.filter(({ id }) => {
      const put = before.get(id);
      const waits = put !== undefined && nowMs - put < AGAIN_MS;
      this.#put.set(id, waits ? put : nowMs);
      return !waits;
    });
  }

  /** Lets the next sweep put a wake-up into the queue again: it was taken from there, and its work was not done. */
  forget(id: string): void {
    this.#put.delete(id);
  }
}
