import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Config } from "@tablee/platform/config";

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

/** A worker as a process of its own that reports its memory on request. */
export class SoakWorker {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(config: Config): Promise<SoakWorker> {
    const env = Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
    const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
      execArgv: ["--no-warnings", "--expose-gc", "--import", new URL("../../runner/sources.ts", import.meta.url).href],
      env: { ...process.env, ...env },
    });
    await once(child, "message");
    return new SoakWorker(child);
  }

  /** Bytes after a collection. */
  async memory(): Promise<Memory> {
    this.#child.send("memory");
    return (await once(this.#child, "message"))[0] as Memory;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await gone;
  }
}
