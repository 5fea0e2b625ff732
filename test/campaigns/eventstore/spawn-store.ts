import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { hasEnded, stopProcess } from "@tablee/services/service";

const MAIN = fileURLToPath(import.meta.resolve("@tablee/eventstore-embedded/main"));
const MEMORY = new URL("answer-memory.ts", import.meta.url).href;

export interface StoreProgram {
  readonly dir: string;
  readonly port?: number;
  readonly options?: readonly string[];
  /** Blocks of 512 bytes beyond which no file of the process grows. */
  readonly fileBlocks?: number | undefined;
}

/** The memory of a process after a collection, MB: `kept` by JavaScript and the buffers that it knows, `resident` of its own memory. */
export interface Memory {
  readonly kept: number;
  readonly resident: number;
}

export interface SpawnedStore {
  readonly pid: number;
  /** The connection string; rejects when the program ends before it listens. */
  readonly url: Promise<string>;
  readonly exitCode: Promise<number | null>;
  /** All that it wrote to stderr. */
  readonly said: Promise<string>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Starts the embedded event store as a program, which flushes to disk and can be asked for its memory. */
export function spawnStore({ dir, port = 0, options = [], fileBlocks }: StoreProgram): SpawnedStore {
  const program = [
    process.execPath,
    "--no-warnings",
    "--expose-gc",
    "--import",
    MEMORY,
    MAIN,
    "--dir",
    dir,
    "--port",
    `${port}`,
    ...options,
  ];
  const limit = fileBlocks === undefined ? "" : `ulimit -f ${fileBlocks}; `;
  const child = spawn("sh", ["-c", `${limit}exec "$@"`, "sh", ...program], { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const exitCode = once(child, "exit").then(() => child.exitCode);
  const ended = exitCode.then((code) => Promise.reject(new Error(`The event store did not start (code ${code}).`)));
  const ready = once(createInterface(child.stdout!), "line").then(([line]) => (line as string).replace("ready ", ""));
  const url = Promise.race([ready, ended]);
  url.catch(() => {}); // an end that a caller awaits by `exitCode` is none of this promise's business
  return {
    pid: child.pid!,
    url,
    exitCode,
    said: text(child.stderr!),
    async memory() {
      child.send("memory");
      const [{ heapUsed, external }] = (await once(child, "message")) as [NodeJS.MemoryUsage];
      return { kept: Math.round((heapUsed + external) / 2 ** 20), resident: residentOf(child.pid!) };
    },
    stop: async () => void (hasEnded(child) || (await stopProcess(child))),
  };
}

/** A process's own memory, MB, without the pages of files that it has mapped, which are the log's. */
const residentOf = (pid: number): number =>
  Math.round(Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
