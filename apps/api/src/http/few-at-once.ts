/** Lets at most so many pieces of work of one holder go on at once; what comes beyond that is not begun. */
export class FewAtOnce {
  readonly #most: number;
  readonly #running = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What the work comes to; undefined when its holder has enough under way. */
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
