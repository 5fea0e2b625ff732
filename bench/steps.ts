import { MemoryWatch } from "./memory.ts";
import { round } from "./numbers.ts";

interface Step {
  readonly step: string;
  readonly seconds: number;
  readonly count?: number;
  readonly perSecond?: number;
}

/** The steps of a long run with their times and rates, reported as they end, and the memory's peaks at its end. */
export class Steps {
  readonly #steps: Step[] = [];
  readonly #memory = new MemoryWatch();
  readonly #began = performance.now();
  readonly #silent: boolean;

  constructor(options: { readonly silent: boolean }) {
    this.#silent = options.silent;
  }

  /** Times a piece of work; `count` returns the number of things in its result. */
  async run<Result>(step: string, work: () => Promise<Result>, count?: (result: Result) => number): Promise<Result> {
    const from = performance.now();
    const result = await work();
    const seconds = (performance.now() - from) / 1000;
    const many = count?.(result);
    this.#steps.push({
      step,
      seconds: round(seconds, 1),
      ...(many === undefined ? {} : { count: many, perSecond: Math.round(many / seconds) }),
    });
    this.say(`${step}: ${seconds.toFixed(1)} s${many === undefined ? "" : `, ${many} (${Math.round(many / seconds)}/s)`}`);
    return result;
  }

  say(line: string): void {
    if (!this.#silent) process.stdout.write(`${line}\n`);
  }

  /** Ends the run. */
  end(): { readonly steps: readonly Step[]; readonly minutes: number; readonly peakMebibytes: Readonly<Record<string, number>> } {
    const minutes = round((performance.now() - this.#began) / 60_000, 1);
    const peakMebibytes = this.#memory.stop();
    const peaks = Object.entries(peakMebibytes).map(([role, mebibytes]) => `${role} ${mebibytes}`);
    this.say(`all of it: ${minutes} min; memory peaks in MiB: ${peaks.join(", ")}`);
    return { steps: this.#steps, minutes, peakMebibytes };
  }
}
