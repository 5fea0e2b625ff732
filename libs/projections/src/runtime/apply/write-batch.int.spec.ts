import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { LeaseHolder } from "@tablee/platform/lease";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { specPool } from "../../../../../test/stage/spec-servers.ts";
import { type KeyedRow, readModel } from "../read-model.ts";
import { createIndexes, createTable } from "../tables.ts";
import { migrateProjections } from "./checkpoints.ts";
import { writeBatch } from "./write-batch.ts";

interface Counter extends KeyedRow {
  readonly count: number;
}

const model = readModel<Counter>({
  name: "written_counters",
  version: 1,
  categories: ["order"],
  columns: { key: "text", count: "integer" },
  keys: () => [],
  evolve: (row) => row,
});

const pool = await specPool();
await migrateVault(pool);
await migrateProjections(pool);

describe("a batch that is written in one statement", () => {
  let holder: LeaseHolder;
  beforeEach(async () => {
    holder = new LeaseHolder(pool);
    await pool.query("DROP TABLE IF EXISTS read.written_counters");
    await createTable(pool, model);
    await createIndexes(pool, model);
    await pool.query("INSERT INTO read.projection (model, store, version, position) VALUES ($1, 'a store', 1, 5)", [model.name]);
    await pool.query("INSERT INTO read.written_counters VALUES ('gone', 1), ('kept', 1)");
    await holder.take("read-model:written_counters");
  });
  afterEach(async () => {
    await holder.release("read-model:written_counters");
    await pool.query("DELETE FROM read.projection WHERE model = $1", [model.name]);
    await pool.query("DELETE FROM read.parked WHERE model = $1", [model.name]);
  });

  const tableNow = async () => (await pool.query("SELECT 'read.written_counters'::regclass::oid::text AS table")).rows[0].table as string;
  const write = async (table?: string) =>
    writeBatch(pool, model, {
      batch: { events: [], previous: 5n, position: 9n, caughtUp: true },
      changed: new Map<string, Counter | undefined>([
        ["gone", undefined],
        ["kept", { key: "kept", count: 2 }],
        ["new", { key: "new", count: 1 }],
      ]),
      lease: holder.lease("read-model:written_counters"),
      table: table ?? (await tableNow()),
    });
  const state = async () => ({
    rows: (await pool.query("SELECT key, count FROM read.written_counters ORDER BY key")).rows,
    position: (await pool.query("SELECT position FROM read.projection WHERE model = $1", [model.name])).rows[0].position,
  });
  const before = {
    rows: [
      { key: "gone", count: 1 },
      { key: "kept", count: 1 },
    ],
    position: "5",
  };

  it("writes and deletes rows with the checkpoint, and returns whether the read model is paused", async () => {
    expect(await write()).toBe(false);
    expect(await state()).toEqual({
      rows: [
        { key: "kept", count: 2 },
        { key: "new", count: 1 },
      ],
      position: "9",
    });
    await pool.query("UPDATE read.projection SET position = 5, paused = true WHERE model = $1", [model.name]);
    expect(await write()).toBe(true);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ["the checkpoint was moved", "checkpoint", () => pool.query("UPDATE read.projection SET position = 6 WHERE model = $1", [model.name])],
    [
      "the table is of another version",
      "checkpoint",
      () => pool.query("UPDATE read.projection SET version = 2 WHERE model = $1", [model.name]),
    ],
    [
      "a key is parked",
      "parked keys",
      () => pool.query("INSERT INTO read.parked (model, key, position, type, error) VALUES ($1, 'kept', 1, '', '')", [model.name]),
    ],
    [
      "the lease is lost",
      "lease",
      () => pool.query("UPDATE vault.lease SET holder = 'another' WHERE name = 'read-model:written_counters'"),
    ],
  ])("does nothing when %s", async (_, why, happens) => {
    await happens();
    const found = await state();
    await expect(write()).rejects.toThrow(why);
    expect(await state()).toEqual(found);
    await pool.query("DELETE FROM vault.lease WHERE name = 'read-model:written_counters'");
  });

  it("does nothing while a rebuild or a repair holds the read model's lock", async () => {
    const client = await pool.connect();
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLockOf("read-model", model.name)]);
    await expect(write()).rejects.toThrow("being rebuilt or mended");
    await client.query("SELECT pg_advisory_unlock($1)", [advisoryLockOf("read-model", model.name)]);
    client.release();
    expect(await state()).toEqual(before);
  });

  it("does nothing when a rebuild has replaced the table that the rows were read from", async () => {
    const table = await tableNow();
    await pool.query("ALTER TABLE read.written_counters RENAME TO written_counters_before");
    await pool.query("CREATE TABLE read.written_counters AS SELECT * FROM read.written_counters_before");
    await pool.query("DROP TABLE read.written_counters_before");
    await createIndexes(pool, model);
    await expect(write(table)).rejects.toThrow("table");
    expect(await state()).toEqual(before);
  });

  it("leaves everything as it was when Postgres refuses a row", async () => {
    await pool.query("ALTER TABLE read.written_counters ADD CHECK (count < 2)");
    await expect(write()).rejects.toThrow();
    expect(await state()).toEqual(before);
  });
});
