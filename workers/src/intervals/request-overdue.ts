import { readByDeadline, requestOverdueRuns } from "@tablee/generation/runs/deadline";
import { modelsBehind } from "../generation/read-models.ts";
import type { WorkerContext } from "../worker-context.ts";

/** Commits a week at its deadline unless a person did so. A run that it asks for wakes a worker by itself. */
export const requestOverdue =
  ({ opened, log }: WorkerContext) =>
  async (): Promise<void> => {
    const { pool, clock, dependencies } = opened;
    const isBehind = async () => Object.keys(await modelsBehind(opened, readByDeadline)).length > 0;
    await requestOverdueRuns({ pool, facts: dependencies.db, now: clock.now() }, isBehind, log);
  };
