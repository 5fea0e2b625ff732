import "reflect-metadata";
import { readConfig } from "@tablee/platform/config";
import { startProgram } from "@tablee/platform/start-program";
import { portFreed } from "@tablee/platform/wait/port-freed";
import { createApi } from "./app.ts";

await startProgram("The API", async () => {
  const config = readConfig();
  const { app, close } = await createApi(config);
  await portFreed();
  await app.listen(config.PORT, config.HOST);
  return { ready: `api ready ${config.PORT}`, stop: close };
});
