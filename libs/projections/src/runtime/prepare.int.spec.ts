import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventStore } from "@tablee/event-store/event-store";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { createPool, type Pool } from "@tablee/platform/postgres";
import { readModelNamed } from "../all-read-models.ts";
import { projectionRow } from "./apply/checkpoints.ts";
import { forgetRetired, prepareReadModels } from "./prepare.ts";

const noKeys: PersonKeys = { create: () => Promise.reject(new Error("no keys")), find: async () => new Map(), destroy: async () => {} };
const models = [readModelNamed("products")!];

describe("a database whose read models have followed one event store", () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-prepare-"));
  const database = `prepare_${randomUUID().replaceAll("-", "")}`;
  let servers: Awaited<ReturnType<typeof startEventStore>>[];
  let own: EventStore;
  let other: EventStore;
  let pool: Pool;

  beforeAll(async () => {
    servers = await Promise.all(["own", "other"].map((name) => startEventStore({ dir: join(dir, name), sync: false })));
    [own, other] = servers.map(({ connectionString }) => new EventStore(connectionString, noKeys)) as [EventStore, EventStore];
    const admin = createPool(process.env.DATABASE_URL!);
    await admin.query(`CREATE DATABASE ${database}`);
    await admin.end();
    const url = new URL(process.env.DATABASE_URL!);
    url.pathname = `/${database}`;
    pool = createPool(url.href);
    await prepareReadModels(models, own, pool);
  });
  afterAll(async () => {
    await pool.end();
    await Promise.all([own.close(), other.close()]);
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dir, { recursive: true });
  });

  it("is not given to a different one, which keeps no trace of it", async () => {
    await pool.query("UPDATE read.projection SET position = 5, events_applied = 1");
    await expect(prepareReadModels(models, other, pool)).rejects.toThrow("have followed another event store");
    expect(await other.knownIdentity()).toBeUndefined();
    expect(await projectionRow(pool, "products")).toMatchObject({ store: await own.identity(), position: "5" });
    await prepareReadModels(models, own, pool);
  });

  it("forgets the checkpoints of models that are no longer there", async () => {
    await pool.query(
      "INSERT INTO read.projection (model, store, version, state) SELECT 'due_pauses', store, 1, 'halted' FROM read.projection",
    );
    await pool.query(
      "INSERT INTO read.projection (model, store, version) SELECT 'of_a_newer_version', store, 1 FROM read.projection WHERE model = 'products'",
    );
    await forgetRetired(pool);
    expect(await projectionRow(pool, "due_pauses")).toBeUndefined();
    expect(await projectionRow(pool, "products")).toBeDefined();
    expect(await projectionRow(pool, "of_a_newer_version")).toBeDefined();
  });

  it("follows a different one once its schema is dropped", async () => {
    await pool.query("DROP SCHEMA read CASCADE");
    await prepareReadModels(models, other, pool);
    expect(await projectionRow(pool, "products")).toMatchObject({ store: await other.identity(), position: "-1" });
  });
});
