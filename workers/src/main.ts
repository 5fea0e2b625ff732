import "reflect-metadata";
import { readConfig } from "@tablee/platform/config";
import { startWorkers } from "./start-workers.ts";

const config = readConfig();
const workers = await startWorkers(config);
process.stdout.write("workers ready\n");

const stop = () => void workers.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
