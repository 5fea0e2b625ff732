import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServices } from "@tablee/services/services";

/**
 * Real servers of the campaign's own in a temporary folder, named in the environment while `work` runs. It gets the current
 * process id of each, by name: a killed one is restarted.
 */
export async function withServices<Result>(work: (pids: ReadonlyMap<string, number>) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), "tablee-campaign-"));
  const pids = new Map<string, number>();
  const spawned = (name: string, pid: number) => void pids.set(name, pid);
  const { databaseUrl, redisUrl, eventStoreUrl, stop } = await startServices({ dir, durable: false, spawned });
  const { DATABASE_URL, REDIS_URL, EVENT_STORE_URL, TABLEE_TEST_DIR } = process.env;
  Object.assign(process.env, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, EVENT_STORE_URL: eventStoreUrl, TABLEE_TEST_DIR: dir });
  const end = async () => {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  };
  const interrupted = () => void end().finally(() => process.exit(130));
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    return await work(pids);
  } finally {
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    for (const [name, value] of Object.entries({ DATABASE_URL, REDIS_URL, EVENT_STORE_URL, TABLEE_TEST_DIR })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await end();
  }
}
