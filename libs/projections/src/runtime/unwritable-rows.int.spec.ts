import { randomUUID } from "node:crypto";
import { orderId } from "@tablee/domain/kernel/ids";
import { idOf, streamName } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { createLogger } from "@tablee/platform/log";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { VaultPersonKeys } from "@tablee/platform/person-keys";
import { metadataAt } from "../../../../test/stage/event-metadata.ts";
import { eventually } from "../../../../test/stage/people.ts";
import { specPool, specStore } from "../../../../test/stage/spec-servers.ts";
import { migrateProjections, projectionRow } from "./apply/checkpoints.ts";
import { prepareReadModels } from "./prepare.ts";
import { type AnyReadModel, type KeyedRow, readModel } from "./read-model.ts";
import { rebuild } from "./rebuild.ts";
import { repairKey } from "./repair.ts";
import { runReadModels } from "./run-read-models.ts";

interface NoteRow extends KeyedRow {
  readonly text: string;
  readonly size: number;
  readonly all: readonly string[];
}

/** One row per order, from the reasons of its skips; their sizes add up. */
const notes = (name: string, options: Partial<AnyReadModel> = {}): AnyReadModel =>
  readModel<NoteRow>({
    name,
    version: 1,
    categories: ["order"],
    columns: { key: "text", text: "text", size: "integer", all: "jsonb" },
    indexes: ["(text)"],
    keys: (event) => [idOf(event.stream)],
    evolve(row, event: StoredEvent, key) {
      const { text, size } = event.data as { text: string; size: number };
      return { key, text, size: (row?.size ?? 0) + size, all: [...(row?.all ?? []).filter((each) => each !== text), text] };
    },
    ...options,
  });

const stop = new AbortController();
const running: Promise<void>[] = [];
afterAll(async () => {
  stop.abort();
  await Promise.all(running);
});
const pool = await specPool();
await migrateVault(pool);
await migrateProjections(pool);
const store = await specStore(new VaultPersonKeys(pool, Buffer.alloc(32, 1).toString("base64")));

describe("a row that Postgres refuses", () => {
  const append = (order: string, ...data: { text: string; size: number }[]) =>
    store.append(
      streamName("order", orderId(order)),
      data.map((each) => ({
        id: randomUUID(),
        type: "OrderSkipped",
        data: each,
        metadata: metadataAt("2026-11-17T15:00:00.000Z"),
      })),
      "no_stream",
    );
  const live = async (model: AnyReadModel) => {
    await prepareReadModels([model], store, pool);
    const log = createLogger("test", "silent");
    const { reader, close } = await openReader(store, [model], log);
    running.push(runReadModels([model], { reader, store, pool, log }, stop.signal).then(close));
  };
  const rowsOf = async (model: AnyReadModel) =>
    new Map((await pool.query<NoteRow>(`SELECT * FROM read.${model.name}`)).rows.map((row) => [row.key, row]));
  const parkedOf = async (model: AnyReadModel) =>
    (await pool.query("SELECT key, position, type, waiting FROM read.parked WHERE model = $1 ORDER BY position", [model.name])).rows;
  const levelWith = (model: AnyReadModel, position: bigint) =>
    eventually(
      async () => (await projectionRow(pool, model.name))!,
      (row) => BigInt(row.position) >= position,
    );

  const [good, tooLarge, tooLong, last] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  const parking = notes("notes");
  const halting = notes("strict_notes", { halts: true });

  it("is parked at its event while the rest of the batch is applied, live and in a rebuild", async () => {
    await append(good, { text: "one", size: 1 });
    const refused = await append(
      tooLarge,
      { text: "fits", size: 1 },
      { text: "does not", size: 3_000_000_000 },
      { text: "waits", size: 2 },
    );
    await append(tooLong, { text: Array.from({ length: 1_000 }, () => randomUUID()).join(""), size: 1 });
    const { position } = await append(last, { text: "last", size: 4 });
    await live(parking);
    await levelWith(parking, position);

    const rows = await rowsOf(parking);
    expect([...rows.keys()].sort()).toEqual([good, tooLarge, last].sort());
    expect(rows.get(tooLarge)).toMatchObject({ text: "fits", size: 1 });
    const parked = await parkedOf(parking);
    expect(parked).toMatchObject([
      { key: tooLarge, type: "OrderSkipped", waiting: 1 },
      { key: tooLong, type: "OrderSkipped", waiting: 0 },
    ]);
    expect(BigInt(parked[0].position)).toBeLessThan(refused.position);

    const { parity } = await rebuild(parking, store, pool);
    expect(parity).toEqual({ equal: true, rows: 3, different: 0 });
    expect(await parkedOf(parking)).toEqual(parked);
    expect(await repairKey(parking, tooLarge, store, pool)).toBe(false);
  });

  it("is waited for by later events of its key, in later batches too", async () => {
    const { position } = await append(randomUUID(), { text: "after", size: 5 });
    await levelWith(parking, position);
    expect(await projectionRow(pool, parking.name)).toMatchObject({ error: null });
    expect((await rowsOf(parking)).size).toBe(4);
  });

  it("halts a model that never parks, with the event in its error; its rebuild fails there and changes nothing", async () => {
    await live(halting);
    const row = await eventually(
      async () => (await projectionRow(pool, halting.name))!,
      ({ state }) => state === "halted",
    );
    expect(row.error).toMatch(new RegExp(`OrderSkipped, number 1 of order-${tooLarge}, at position \\d+: .*out of range`));
    await expect(rebuild(halting, store, pool)).rejects.toThrow(`number 1 of order-${tooLarge}`);
    const { rebuild: progress, position } = (await projectionRow(pool, halting.name))!;
    expect(progress).toMatchObject({ state: "failed", parity: null, done: Number((await parkedOf(parking))[0].position) });
    expect(progress!.done).toBeLessThan(progress!.total);
    expect(position).toBe(row.position);
  });

  it("keeps a new version of such a model from its table, and nothing else from starting", async () => {
    const other = notes("other_notes");
    await live({ ...halting, version: 2 });
    await live(other);
    await levelWith(other, (await store.newest(0n))[0]!.position);
    // A halted model retries once a second: in between it is shown as halted.
    const row = await eventually(
      async () => (await projectionRow(pool, halting.name))!,
      ({ state }) => state === "halted",
    );
    expect(row).toMatchObject({ state: "halted", version: 1, rebuild: { state: "failed" } });
  });

  it("is none because of text that is not well-formed: it is written well-formed, the same in every way", async () => {
    const key = randomUUID();
    const { position } = await append(key, { text: "7 rue \ud800", size: 1 }, { text: "a\0b", size: 2 }, { text: "7 rue \ud800", size: 3 });
    await levelWith(parking, position);
    const expected = { key, text: "7 rue \ufffd", size: 6, all: ["a\ufffdb", "7 rue \ufffd"] };
    expect((await rowsOf(parking)).get(key)).toEqual(expected);
    expect((await rebuild(parking, store, pool)).parity).toMatchObject({ equal: true });
    expect((await rowsOf(parking)).get(key)).toEqual(expected);
    expect(await repairKey(parking, key, store, pool)).toBe(true);
    expect((await rowsOf(parking)).get(key)).toEqual(expected);
  });
});
