import { NestFactory } from "@nestjs/core";
import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import { openCommands } from "@tablee/commands/open-commands";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { migrateScratch } from "@tablee/generation/runs/schema";
import type { Config } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { opening } from "@tablee/platform/opening";
import { allReadModels } from "@tablee/projections/all-read-models";
import { forgetRetired, prepareReadModels } from "@tablee/projections/runtime/prepare";
import { parts, WorkersModule } from "./workers.module.ts";

/** Everything that runs without a request: projectors, policies, schedules. Any number of such processes may run. */
export const startWorkers = (config: Config): Promise<{ stop(): Promise<void> }> =>
  opening(async (closers) => {
    const log = createLogger("workers", config.LOG_LEVEL);
    const opened = await openCommands(config, "tablee-workers", { connections: 40 });
    closers.defer(opened.close);
    await prepareReadModels(allReadModels, opened.store, opened.pool);
    await forgetRetired(opened.pool);
    await migrateScratch(opened.pool);
    const { reader, close } = await openReader(opened.store, [...allReadModels, ...allPolicies], log);
    closers.defer(close);
    const app = await NestFactory.createApplicationContext(WorkersModule.with(config, opened, reader, log), {
      logger: ["error", "warn"],
      abortOnError: false,
    });
    closers.defer(() => app.close());
    for (const part of parts) await app.get(part).start();
    return { stop: () => closers.disposeAsync() };
  });
