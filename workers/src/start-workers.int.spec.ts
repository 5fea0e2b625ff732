import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { readConfig } from "@tablee/platform/config";
import { Gate } from "../../test/gate.ts";
import { eventually } from "../../test/people.ts";
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
