import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { readConfig } from "@tablee/platform/config";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { onItsOwnPool } from "@tablee/platform/postgres";
import { eventually } from "../../test/stage/people.ts";
import { emptyPlace } from "../../test/stage/stage-place.ts";
import { Gate } from "../../test/stage/tcp-proxy.ts";
import { startWorkers } from "./start-workers.ts";

describe("workers that are stopped", () => {
  it("keep no connection to Redis, which may be gone before their process is", async () => {
    const dir = mkdtempSync(join(tmpdir(), "tablee-workers-"));
    const store = await startEventStore({ dir, sync: false });
    const { gate, url } = await Gate.before(process.env.REDIS_URL!);
    const env = { DATABASE_URL: process.env.DATABASE_URL, REDIS_URL: url, EVENT_STORE_URL: store.connectionString };
    const workers = await startWorkers(readConfig({ ...env, TABLEE_ENV: "test", LOG_LEVEL: "silent", TABLEE_DATA: dir }));
    expect(gate.visitors).toBeGreaterThan(0);
    await workers.stop();
    expect(
      await eventually(
        async () => gate.visitors,
        (visitors) => visitors === 0,
      ),
    ).toBe(0);
    await gate.remove();
    await store.stop();
    rmSync(dir, { recursive: true });
  });
});

describe("workers that cannot start", () => {
  it("say why, though some of their parts have begun", async () => {
    const { database, dir, remove } = await emptyPlace();
    const store = await startEventStore({ dir, sync: false });
    const url = new URL(process.env.DATABASE_URL!);
    url.pathname = `/${database}`;
    const env = { DATABASE_URL: url.href, REDIS_URL: process.env.REDIS_URL, EVENT_STORE_URL: store.connectionString };
    const config = readConfig({ ...env, TABLEE_ENV: "test", LOG_LEVEL: "silent", TABLEE_DATA: dir });
    await onItsOwnPool(url.href, async (pool) => {
      await migrateVault(pool);
      await pool.query("ALTER TABLE vault.set_aside RENAME TO elsewhere");
    });
    await expect(startWorkers(config)).rejects.toThrow("set_aside");
    await store.stop();
    await remove();
  });
});
