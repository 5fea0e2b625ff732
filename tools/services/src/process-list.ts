import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startOf } from "./process-start.ts";

interface Entry {
  readonly name: string;
  readonly pid: number;
  /** From `startOf`: with the number it names one process for good. */
  readonly started: string;
}

/** The file in the data folder. */
export const PROCESSES = "processes.json";
const WAIT_BUDGET_MS = 10_000;
const SERVER = "script/server";

/** The processes of a data folder, listed in it: a start after a kill finds by it the processes that were left behind. */
export class ProcessList {
  readonly #path: string;
  #entries: readonly Entry[] = [];

  private constructor(path: string) {
    this.#path = path;
  }

  /**
   * Locks the folder for this process, and ends the processes that a killed predecessor has left running.
   * @throws Error with one sentence when another script/server runs in the folder
   */
  static async take(folder: string, say: (line: string) => void): Promise<ProcessList> {
    const path = join(folder, PROCESSES);
    const running = read(path).filter(isRunning);
    const other = running.find(({ name, pid }) => name === SERVER && pid !== process.pid);
    if (other) throw new Error(`script/server runs in ${folder} already (process ${other.pid}): end it, or choose another with --data.`);
    // The latest first: a server ends after the processes that use it.
    for (const orphan of running.reverse()) {
      say(`Ending ${orphan.name} (process ${orphan.pid}), which an earlier start left behind.`);
      await end(orphan);
    }
    const list = new ProcessList(path);
    list.add(SERVER, process.pid);
    return list;
  }

  add(name: string, pid: number): void {
    const started = startOf(pid);
    if (!started) return;
    this.#entries = [...this.#entries.filter(isRunning), { name, pid, started }];
    // Renamed into place: a kill in the middle leaves the previous list.
    writeFileSync(`${this.#path}.new`, JSON.stringify(this.#entries), { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
  }

  /** Ends the remaining processes besides this one: those that were starting when the others were stopped. */
  async endRest(): Promise<void> {
    const rest = this.#entries.filter((entry) => entry.pid !== process.pid && isRunning(entry));
    await Promise.all(rest.map(end));
  }
}

function read(path: string): Entry[] {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Entry[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new Error(`${path} cannot be read: end what runs in this folder, and remove it.`);
  }
}

/** Process ids are reused: only the process that started then is ours. */
const isRunning = ({ pid, started }: Entry): boolean => startOf(pid) === started;

/** SIGINT ends each of them in order: on SIGTERM Postgres would wait for its clients. */
async function end(entry: Entry): Promise<void> {
  signal(entry, "SIGINT");
  for (const deadline = Date.now() + WAIT_BUDGET_MS; isRunning(entry); await sleep(25)) if (Date.now() > deadline) signal(entry, "SIGKILL");
}

function signal(entry: Entry, name: "SIGINT" | "SIGKILL"): void {
  try {
    if (isRunning(entry)) process.kill(entry.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
