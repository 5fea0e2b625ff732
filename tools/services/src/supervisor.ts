import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Running } from "./service.ts";

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;
/** A process that ran this long has recovered: its next end counts as the first. */
const RECOVERED_MS = 60_000;

/** Keeps processes running: one that ends unexpectedly is restarted, later each time, and a line reports it. */
export class Supervisor {
  readonly #sayLine: (line: string) => void;
  readonly #stop = new AbortController();
  readonly #stopped = once(this.#stop.signal, "abort").then(() => undefined);
  readonly #watches: Promise<void>[] = [];

  constructor(say: (line: string) => void) {
    this.#sayLine = say;
  }

  /**
   * Starts a process, and restarts it whenever it ends.
   * @throws what `start` threw the first time
   */
  async keep<Kept extends Running>(name: string, start: () => Promise<Kept>): Promise<Kept> {
    const first = await start();
    this.#watches.push(this.#watch(name, first, start));
    return first;
  }

  /** Ends all of its processes, side by side. One that is just being restarted is left to the list of processes. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#watches);
  }

  async #watch(name: string, first: Running, start: () => Promise<Running>): Promise<void> {
    let wait = FIRST_WAIT_MS;
    for (let running: Running | undefined = first; running; ) {
      const began = Date.now();
      const how = await this.#before(running.ended);
      if (how === undefined) return running.stop();
      if (Date.now() - began > RECOVERED_MS) wait = FIRST_WAIT_MS;
      this.#say(`${name} ended by itself (${how}) and starts again in ${wait / 1000} s.`);
      running = await this.#restart(name, wait, start);
      wait = later(wait);
    }
  }

  /** Tries until it starts; undefined when this supervisor stops before that. */
  async #restart(name: string, firstWait: number, start: () => Promise<Running>): Promise<Running | undefined> {
    for (let wait = firstWait; ; wait = later(wait)) {
      await this.#before(sleep(wait));
      if (this.#stop.signal.aborted) return undefined;
      try {
        return await this.#before(start());
      } catch (error) {
        this.#say(`${name} does not start: ${error instanceof Error ? error.message : error} The next try is in ${later(wait) / 1000} s.`);
      }
    }
  }

  /** A sentence that begins with a name. */
  #say(sentence: string): void {
    this.#sayLine(sentence.charAt(0).toUpperCase() + sentence.slice(1));
  }

  /** The result of `work`, or undefined as soon as this supervisor stops. */
  async #before<Result>(work: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([this.#stopped, work]);
  }
}

const later = (wait: number): number => Math.min(wait * 2, MAX_WAIT_MS);
