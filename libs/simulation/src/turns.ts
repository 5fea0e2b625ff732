/** Thrown by the steps of a process that was killed, so that its use case ends there. */
export class Died extends Error {
  override readonly name = "Died";
}

/** Decides which of several processes takes the next step, and which step is a process's last. */
export class Turns {
  #waiting: (() => void)[] = [];
  #isInterleaving = false;

  /** Resolves when it is the caller's turn: at once, unless several processes are played together. */
  next(): Promise<void> | undefined {
    if (!this.#isInterleaving) return undefined;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Plays works together, one step at a time; `choose(n)` picks which of n waiting steps is next. Returns how each ended. */
  async together(works: readonly (() => Promise<unknown>)[], choose: (n: number) => number): Promise<PromiseSettledResult<unknown>[]> {
    this.#isInterleaving = true;
    let ended = 0;
    const results = Promise.allSettled(
      works.map((work) =>
        work().finally(() => {
          ended += 1;
        }),
      ),
    );
    while (ended < works.length) {
      // Processes first run as far as they can without a turn: then each waits at its next step, or has ended.
      await new Promise((resolve) => setImmediate(resolve));
      const [go] = this.#waiting.splice(choose(this.#waiting.length), 1);
      go?.();
    }
    this.#isInterleaving = false;
    return results;
  }
}

/** The steps of one process: each waits for its turn, and after its last one the process is dead. */
export class ProcessSteps {
  readonly #turns: Turns;
  /** Steps left before the process dies; undefined: it lives. */
  stepsLeft: number | undefined;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** @throws Died */
  async step<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turns.next();
    if (this.stepsLeft === 0) throw new Died();
    if (this.stepsLeft !== undefined) this.stepsLeft -= 1;
    return work();
  }

  /** A read, which does not end a process but waits for its turn, since a different process may change what is read. @throws Died */
  async look<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turns.next();
    if (this.stepsLeft === 0) throw new Died();
    return work();
  }
}

/** Numbers below n that follow from a seed. */
export function draws(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
