import { generations } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import type { Opened } from "@tablee/commands/open-commands";
import { idFrom } from "@tablee/domain/kernel/ids";
import { allReadModels } from "@tablee/projections/all-read-models";
import { changeRun, postponeRun } from "@tablee/projections/generation-scratch/runs";
import type { RunRow } from "@tablee/projections/generation-scratch/scratch";
import { behind, stillBehind } from "@tablee/projections/runtime/level";

/** What each phase of a run reads. */
const read: Readonly<Record<"running" | "committing", readonly string[]>> = {
  running: ["menus", "generation_inputs", "stock_levels"],
  committing: ["generation_inputs", "orders", "accounts"],
};

/** A run that waits for longer becomes a task. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Whether a run must wait: until every read model that it asks has applied the last event of its own categories that the log had
 * when the waiting began. Puts it back to where others find it, says for how long it has waited, and ends that when it may go on.
 */
export async function mustWait(opened: Opened, run: RunRow, worker: string): Promise<boolean> {
  const { pool, store } = opened;
  const models = allReadModels.filter(({ name }) => read[run.state as keyof typeof read].includes(name));
  const late = run.waits_for ? await stillBehind(run.waits_for, pool) : await behind(models, store, pool);
  if (Object.keys(late).length > 0) {
    if (run.waits_since && Date.now() - Date.parse(run.waits_since) > PATIENCE_MS) await tell(opened, run, "Delay", Object.keys(late));
    await postponeRun(pool, run, worker, late);
    return true;
  }
  if (run.waits_since && Date.now() - Date.parse(run.waits_since) > PATIENCE_MS) await tell(opened, run, "Resume", []);
  if (run.waits_for) await changeRun(pool, run.run_id, worker, { waits_for: null, waits_since: null });
  return false;
}

async function tell({ dependencies, clock }: Opened, run: RunRow, type: "Delay" | "Resume", waitsFor: readonly string[]): Promise<void> {
  const { run_id: runId, region, week } = run;
  const at = clock.now();
  const commandId = idFrom("generation-wait", runId, type, run.state, run.waits_since ?? "");
  const context: CommandContext = { commandId, correlationId: commandId, actor: { kind: "system", id: "generation" }, at };
  const command = type === "Delay" ? ({ type, runId, region, week, waitsFor, at } as const) : ({ type, runId, at } as const);
  await dependencies.runtime.handle(generations, runId, command, context);
}
