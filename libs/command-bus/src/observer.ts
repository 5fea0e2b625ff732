import { Refused } from "@tablee/commands/refused";

/** The end of a use case: `refused` by a rule of the domain, `failed` by anything else. */
export type Ending = "done" | "refused" | "failed";

/** Receives each use case that ended, with its duration in seconds. */
export type Observe = (useCase: string, ending: Ending, seconds: number) => void;

/** Watches use cases as they run. A class, so that Nest can inject it by its type. */
export class Observer {
  constructor(private readonly observe: Observe) {}

  async watch<Result>(useCase: string, run: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const ended = (ending: Ending) => this.observe(useCase, ending, (performance.now() - began) / 1000);
    try {
      const result = await run();
      ended("done");
      return result;
    } catch (error) {
      ended(error instanceof Refused ? "refused" : "failed");
      throw error;
    }
  }
}
