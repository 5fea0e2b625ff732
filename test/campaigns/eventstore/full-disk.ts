import { randomUUID } from "node:crypto";
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client";
import { readLog } from "./read-log.ts";
import type { SmallDisk } from "./small-disk.ts";
import { type SpawnedStore, spawnStore } from "./spawn-store.ts";

const WRITERS = 16;
/** LMDB itself may print the failure, bypassing the program; the first of these lines has no line end. */
const SAID_BY_LMDB = /Write error: [^\n]*? position \d+, size \d+|mdb_[^\n]*\n/g;

export interface FullDisk {
  readonly acknowledged: number;
  readonly lost: number;
  readonly violations: readonly string[];
}

/** Writers fill the disk; the program reports that and ends; on a larger disk all acknowledged events are present, and appends continue. */
export async function fillDisk(disk: SmallDisk, options: readonly string[]): Promise<FullDisk> {
  const { dir, fileBlocks } = disk;
  try {
    const { ids, refused, violations } = await fill(spawnStore({ dir, options, fileBlocks }));
    violations.push(...(await startWithoutSpace(disk)));
    disk.enlarge();
    const store = spawnStore({ dir });
    const client = EventStoreDBClient.connectionString(await store.url);
    const there = new Set((await readLog(client, "full-")).map(({ id }) => id));
    const lost = ids.filter((id) => !there.has(id)).length;
    if (lost > 0) violations.push(`broken: of ${ids.length} acknowledged events ${lost} are lost`);
    if (refused.some((id) => there.has(id))) violations.push("broken: what was refused is not there");
    await client.appendToStream("full-after", [jsonEvent({ type: "Counted", data: {} })], { expectedRevision: "no_stream" });
    await client.dispose();
    await store.stop();
    return { acknowledged: ids.length, lost, violations };
  } finally {
    disk.remove();
  }
}

async function fill(store: SpawnedStore) {
  const client = EventStoreDBClient.connectionString(await store.url);
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
  return { ids, refused, violations: await judgeEnd(store, /^The event store in .* can write no more /) };
}

/** On a disk without a free byte it does not even start, and reports that. */
async function startWithoutSpace({ dir, fillUp }: SmallDisk): Promise<string[]> {
  if (!fillUp) return [];
  const giveBack = fillUp();
  const violations = await judgeEnd(spawnStore({ dir }), /^The event store cannot be kept in .*: no space left on device\.$/);
  giveBack();
  return violations;
}

/** The program ends on its own, with 1 and this one sentence. */
async function judgeEnd(store: SpawnedStore, sentence: RegExp): Promise<string[]> {
  const violations: string[] = [];
  const code = await store.exitCode;
  if (code !== 1) violations.push(`broken: on a full disk it ends with 1, not ${code}`);
  const said = (await store.said).replaceAll(SAID_BY_LMDB, "").split("\n").filter(Boolean);
  if (said.length !== 1 || !sentence.test(said[0]!))
    violations.push(`broken: on a full disk it says one sentence, not: ${said.join("\n")}`);
  return violations;
}
