/** Limits how many tasks of one holder run at once; a task beyond the limit is not started. */
export class FewAtOnce {
  readonly #most: number;
  readonly #running = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The task's result; undefined when its holder is at the limit. */
  async run<Result>(holder: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const running = this.#running.get(holder) ?? 0;
    if (running >= this.#most) return undefined;
    this.#running.set(holder, running + 1);
    try {
      return await work();
    } finally {
      const left = this.#running.get(holder)! - 1;
      if (left === 0) this.#running.delete(holder);
      else this.#running.set(holder, left);
    }
  }
}
