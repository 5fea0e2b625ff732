import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client";
import { startEventStore } from "@tablee/services/event-store";
import { freePort } from "@tablee/services/ports";
import { readLog } from "./read-log.ts";

const MAIN = fileURLToPath(import.meta.resolve("@tablee/eventstore-embedded/main"));
/** Blocks of 512 bytes that a file of the process may have, which LMDB meets as it would a full disk: 24 MiB. */
const BLOCKS = 24 * 2_048;
const WRITERS = 16;

/** Writers fill the disk; the program says so and ends; on a larger disk there is what was acknowledged, and appends go on. */
export async function fillDisk(options: readonly string[]) {
  const dir = mkdtempSync(join(tmpdir(), "tablee-full-disk-"));
  try {
    const child = spawn(
      "sh",
      ["-c", `ulimit -f ${BLOCKS}; exec "$@"`, "sh", process.execPath, MAIN, "--dir", dir, "--port", "0", ...options],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const acknowledged = await fill(child);
    const violations = [...acknowledged.violations];
    const service = await startEventStore({ dir, port: await freePort(), sync: true });
    const client = EventStoreDBClient.connectionString(service.url);
    const there = new Set((await readLog(client, "full-")).map(({ id }) => id));
    const lost = acknowledged.ids.filter((id) => !there.has(id)).length;
    if (lost > 0) violations.push(`broken: of ${acknowledged.ids.length} acknowledged events ${lost} are lost`);
    if (acknowledged.refused.some((id) => there.has(id))) violations.push("broken: what was refused is not there");
    await client.appendToStream("full-after", [jsonEvent({ type: "Counted", data: {} })], { expectedRevision: "no_stream" });
    await client.dispose();
    await service.stop();
    return { acknowledged: acknowledged.ids.length, lost, violations };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function fill(child: ChildProcess) {
  const said = text(child.stderr!);
  const exited = once(child, "exit") as Promise<[number | null]>;
  const [ready] = (await once(createInterface(child.stdout!), "line")) as [string];
  const client = EventStoreDBClient.connectionString(ready.replace("ready ", ""));
  const ids: string[] = [];
  const refused: string[] = [];
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (;;) {
        const id = randomUUID();
        const event = jsonEvent({ id, type: "Counted", data: { text: "x".repeat(4_000) } });
        try {
          await client.appendToStream(`full-${writer}`, [event], { deadline: 5_000 });
          ids.push(id);
        } catch (error) {
          // An append whose connection ended with the program may be there or not.
          if (/can write no more/.test(String(error))) refused.push(id);
          return;
        }
      }
    }),
  );
  await client.dispose().catch(() => {});
  const violations: string[] = [];
  const [code] = await exited;
  if (code !== 1) violations.push(`broken: it ends with 1, not ${code}`);
  // LMDB itself may print what failed, past the program.
  const sentences = (await said).split("\n").filter((line) => line !== "" && !line.startsWith("mdb_"));
  if (sentences.length !== 1 || !/^The event store in .* can write no more /.test(sentences[0]!))
    violations.push(`broken: it says one sentence, not ${sentences.join("\n")}`);
  return { ids, refused, violations };
}
