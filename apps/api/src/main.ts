import "reflect-metadata";
import { readConfig } from "@tablee/platform/config";
import { createApi } from "./app.ts";

const config = readConfig();
const { app, close } = await createApi(config);
await app.listen(config.PORT, config.HOST);
process.stdout.write(`api ready ${config.PORT}\n`);

const stop = () => void close().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
