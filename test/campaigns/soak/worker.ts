import "reflect-metadata";
import { readConfig } from "@tablee/platform/config";
import { startWorkers } from "@tablee/workers/start-workers";

/** A worker's process that reports, on request, the memory that it keeps after a collection. */
const workers = await startWorkers(readConfig());
process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send!({ rss, heapUsed });
});
process.once("SIGTERM", () => void workers.stop().then(() => process.exit(0)));
process.send!("ready");
