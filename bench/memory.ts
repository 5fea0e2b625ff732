import { family, readProc, roleOf } from "./processes.ts";

/** A look costs about a tenth of a second of the processes' own time. */
const EVERY_MS = 5_000;

/** Peaks of memory in MiB of this process and all that it started: private and shared memory, pages of mapped files left out. Linux only. */
export class MemoryWatch {
  readonly #peaks = new Map<string, number>();
  readonly #timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.platform === "linux") this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  #look(): void {
    const now = new Map<string, number>();
    for (const pid of family()) {
      const role = pid === process.pid ? "bench" : roleOf(pid);
      if (role) now.set(role, (now.get(role) ?? 0) + mebibytesOf(pid));
    }
    now.set(
      "all together",
      [...now.values()].reduce((a, b) => a + b, 0),
    );
    for (const [role, mebibytes] of now) this.#peaks.set(role, Math.max(this.#peaks.get(role) ?? 0, Math.round(mebibytes)));
  }

  /** Stops watching. */
  stop(): Readonly<Record<string, number>> {
    clearInterval(this.#timer);
    return Object.fromEntries(this.#peaks);
  }
}

function mebibytesOf(pid: number): number {
  const rollup = readProc(`/proc/${pid}/smaps_rollup`);
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0);
  return (kibibytes("Pss_Anon") + kibibytes("Pss_Shmem")) / 1024;
}
