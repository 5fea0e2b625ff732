import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { EventStoreDBClient } from "@eventstore/db-client";
import { fillDisk } from "../../../test/campaigns/eventstore/full-disk.ts";
import { limitedFiles } from "../../../test/campaigns/eventstore/small-disk.ts";
import { startEventStore } from "../src/server.ts";
import { classic, failure, newEvent, newStream, readAll } from "./harness.ts";

/** Blocks of 512 bytes: no file of the process can grow beyond this, which LMDB meets as it would a full disk. */
const LIMIT = 2 * 4_096;
const SERVER = join(import.meta.dirname, "../src/server.ts");
const MAIN = join(import.meta.dirname, "../src/main.ts");

const onSmallDisk = (args: string[], blocks = LIMIT) =>
  spawn("sh", ["-c", `ulimit -f ${blocks}; exec "$@"`, "sh", process.execPath, "--no-warnings", ...args], {
    stdio: ["pipe", "pipe", "pipe"],
  });

describe("a full disk", () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "eventstore-full-"))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** Appends until it fails. @returns the streams whose append was acknowledged, and the error */
  async function fill(url: string) {
    const client = EventStoreDBClient.connectionString(url);
    const acknowledged: string[] = [];
    for (;;) {
      const stream = newStream();
      try {
        await client.appendToStream(stream, [newEvent("Large", { text: "x".repeat(100_000) })], classic);
        acknowledged.push(stream);
      } catch (error) {
        return { client, acknowledged, error: error as Record<string, unknown> };
      }
    }
  }

  it.each([[[]], [["--no-sync"]]])(
    "ends the program with one sentence, and what it acknowledged is there afterwards %j",
    async (options) => {
      const { acknowledged, violations } = await fillDisk(limitedFiles(), options);
      expect(violations).toEqual([]);
      expect(acknowledged).toBeGreaterThan(5);
    },
  );

  it("refuses the appends of a server inside another program, which goes on reading and can stop", async () => {
    const program = `
      const { startEventStore } = await import(${JSON.stringify(SERVER)});
      const server = await startEventStore({ dir: ${JSON.stringify(dir)} });
      process.stdin.once("data", () => server.stop().then(() => process.exit(0)));
      server.failed.then(({ message }) => console.log(message));
      console.log(server.connectionString);`;
    const child = onSmallDisk(["--input-type=module", "-e", program]);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { client, acknowledged, error } = await fill((await lines.next()).value!);
    expect(error).toMatchObject({ type: "unavailable" });
    expect((await lines.next()).value).toMatch("can write no more");
    expect(await failure(client.appendToStream(newStream(), [newEvent()], classic))).toMatchObject({ type: "unavailable" });
    expect(await failure(client.tombstoneStream(newStream()))).toMatchObject({ type: "unavailable" });
    expect(await readAll(client.readStream(acknowledged[0]!))).toHaveLength(1);
    await client.dispose();
    const exited = once(child, "exit");
    child.stdin.write("stop\n");
    expect(await exited).toEqual([0, null]);
  });

  it("lets no server start, which one sentence says", async () => {
    const child = onSmallDisk([MAIN, "--dir", join(dir, "new"), "--port", "0"], 0);
    const said = text(child.stderr);
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(await said).toBe(`The event store cannot be kept in ${join(dir, "new")}: file too large.\n`);
  });

  it("is told apart from a folder that cannot be one", async () => {
    const file = join(dir, "file");
    writeFileSync(file, "");
    await expect(startEventStore({ dir: join(file, "store") })).rejects.toThrow(
      `The event store cannot be kept in ${join(file, "store")}: not a directory.`,
    );
  });
});
