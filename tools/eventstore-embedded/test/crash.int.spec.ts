import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client";
import { classic, readAll } from "./harness.ts";

const WRITERS = 24;
const KILLS = 4;

/** A server process that can be killed and started again on the same folder and port. */
class Child {
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #port = "0";
  client!: EventStoreDBClient;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const main = join(import.meta.dirname, "../src/main.ts");
    const child = spawn(process.execPath, [main, "--dir", this.#folder, "--port", this.#port], { stdio: ["ignore", "pipe", "inherit"] });
    const exited = once(child, "exit").then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
    exited.catch(() => {}); // afterwards an exit is what the test wants
    const [ready] = (await Promise.race([once(createInterface(child.stdout), "line"), exited])) as [string];
    const url = ready.replace("ready ", "");
    this.#port = new URL(url.replace("esdb", "http")).port;
    this.#process = child;
    this.client = EventStoreDBClient.connectionString(url);
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (!this.#process) return;
    const exited = once(this.#process, "exit");
    this.#process.kill(signal);
    await exited;
    this.#process = undefined;
  }
}

describe("a server that is killed under load", () => {
  const folder = mkdtempSync(join(tmpdir(), "eventstore-crash-"));
  const server = new Child(folder);
  /** By stream: the ids in the order of their revisions, all acknowledged but perhaps the last. */
  const written = new Map<string, string[]>();
  let stopping = false;
  let acknowledged = 0;

  /** Appends events one after another to a stream of its own, each until it is acknowledged, always with the same id and revision. */
  async function write(stream: string): Promise<void> {
    const ids: string[] = [];
    written.set(stream, ids);
    while (!stopping) {
      const id = randomUUID();
      const expectedRevision = ids.length === 0 ? "no_stream" : BigInt(ids.length - 1);
      ids.push(id);
      for (;;) {
        try {
          await server.client.appendToStream(stream, [jsonEvent({ id, type: "Counted", data: { n: ids.length } })], {
            expectedRevision,
            ...classic,
            deadline: 1_000,
          });
          acknowledged++;
          break;
        } catch (error) {
          if ((error as { type?: string }).type === "wrong-expected-version") throw error;
          await sleep(20);
        }
      }
    }
  }

  /** Resolves when this many more appends are acknowledged. */
  async function progress(appends: number): Promise<void> {
    const target = acknowledged + appends;
    while (acknowledged < target && !stopping) await sleep(5);
  }

  afterAll(async () => {
    stopping = true;
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });

  it("loses no acknowledged event, doubles none and leaves no gap", async () => {
    await server.start();
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, i) => write(`crash-${i}`)));
    for (let kill = 0; kill < KILLS; kill++) {
      await Promise.race([progress(300), writers]); // a writer that fails ends the test at once
      await sleep(37 * kill);
      await server.end("SIGKILL");
      await server.start();
    }
    await Promise.race([progress(300), writers]);
    stopping = true;
    await writers;

    const all = (await readAll(server.client.readAll())).filter(({ event }) => event?.streamId.startsWith("crash-"));
    expect(all).toHaveLength(acknowledged);
    for (const [stream, ids] of written) {
      const events = (await readAll(server.client.readStream(stream))).map(({ event }) => event!);
      expect(events.map(({ id }) => id)).toEqual(ids);
      expect(events.map(({ revision }) => Number(revision))).toEqual(ids.map((_, i) => i));
      expect(all.filter(({ event }) => event!.streamId === stream).map(({ event }) => event!.id)).toEqual(ids);
    }
  });
});
