import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServices } from "@tablee/services/services";
import { startSecuredEventStore } from "../stage/secured.ts";

/** Once before all integration tests: real servers on free ports and in a temporary folder; tests make databases of their own. */
export default async function setUp() {
  const dir = mkdtempSync(join(tmpdir(), "tablee-test-"));
  const own = process.env.TABLEE_TEST_LOG === "secured" ? await startSecuredEventStore(dir) : undefined;
  const services = await startServices({ dir, durable: false, instead: { eventStoreUrl: own?.connectionString } });
  process.env.TABLEE_TEST_DIR = dir;
  process.env.DATABASE_URL = services.databaseUrl;
  process.env.REDIS_URL = services.redisUrl;
  process.env.EVENT_STORE_URL = services.eventStoreUrl;
  globalThis.tableeServices = {
    async stop() {
      await services.stop();
      await own?.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
