import { setTimeout as sleep } from "node:timers/promises";
import { commitGeneration, generationRun, previewOrderGeneration, type RunView } from "@tablee/contracts/calls/subscription-profiles";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Week } from "@tablee/domain/kernel/time";
import { caughtUp, type Servers } from "../product.ts";
import type { Tab } from "./household.ts";

/** Previews and commits a week as the console does; returns how often subscriptions were interrupted in that time. */
export async function interruptionsDuring(servers: Servers, { call }: Tab, region: Region, week: Week): Promise<number> {
  const { run } = await call(previewOrderGeneration, { region, week });
  const ended = async (state: RunView["state"]): Promise<void> => {
    for (;;) {
      const { run: now } = await call(generationRun, { runId: run.runId });
      if (now.state === state) return;
      if (now.state === "failed") throw new Error(`the run failed: ${now.error}`);
      await sleep(100);
    }
  };
  await ended("previewed");
  const before = await interruptions(servers);
  await call(commitGeneration, { runId: run.runId, confirmation: `${region} ${week}`, reason: "the week's orders" });
  await ended("committed");
  await caughtUp(servers);
  return (await interruptions(servers)) - before;
}

async function interruptions({ pool }: Servers): Promise<number> {
  const { rows } = await pool.query<{ times: number }>(
    "SELECT (SELECT sum(interruptions) FROM read.projection)::int + (SELECT sum(interruptions) FROM vault.policy_checkpoint)::int AS times",
  );
  return rows[0]!.times;
}
