import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const fromSource = new URL("../../runner/sources.ts", import.meta.url).href;
const main = fileURLToPath(new URL("../../../workers/src/main.ts", import.meta.url));

/** A worker as a process of its own, run from source, that can die at a given crash point. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  /** Resolves once it is at work; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves once it has ended: whether it was killed. */
  readonly gone: Promise<boolean>;

  constructor(env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, ["--no-warnings", "--import", fromSource, main], {
      env: { ...process.env, TABLEE_ENV: "test", LOG_LEVEL: "silent", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: this.#child.stdout! });
    this.gone = new Promise((resolve) => this.#child.once("exit", (_, signal) => resolve(signal === "SIGKILL")));
    this.ready = new Promise((resolve, reject) => {
      lines.on("line", (line) => line === "workers ready" && resolve());
      void this.gone.then(() => reject(new Error("a worker was gone before it was ready")));
    });
  }

  /** Kills it at once, as a machine that loses its power would. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.gone;
  }
}
