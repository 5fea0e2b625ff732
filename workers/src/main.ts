import "reflect-metadata";
import { readConfig } from "@tablee/platform/config";
import { startProgram } from "@tablee/platform/start-program";
import { startWorkers } from "./start-workers.ts";

await startProgram("The worker", async () => {
  const { stop } = await startWorkers(readConfig());
  return { ready: "workers ready", stop };
});
