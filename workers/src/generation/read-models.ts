import type { CommandContext } from "@tablee/commands/context";
import { reportDelay } from "@tablee/commands/generation/report-delay";
import type { Opened } from "@tablee/commands/open-commands";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Waiting } from "@tablee/generation/runs/wait";
import { allReadModels } from "@tablee/projections/all-read-models";
import { type Behind, behind, stillBehind } from "@tablee/projections/runtime/level";

/** Returns those of the named read models that have not applied the last event of their own categories, each with that event's position. */
export function modelsBehind({ pool, store }: Opened, names: readonly string[]): Promise<Behind> {
  const models = allReadModels.filter(({ name }) => names.includes(name));
  return behind(models, store, pool);
}

/** Returns those of the targets that their read models have not reached yet. */
export const targetsAhead = ({ pool }: Opened, targets: Behind): Promise<Behind> => stillBehind(targets, pool);

/** Appends that a run is delayed, or runs again; once for each time that it waited. */
export async function reportWaiting(
  { dependencies, clock }: Opened,
  ...[type, run, waitsFor]: Parameters<Waiting["report"]>
): Promise<void> {
  const { run_id: runId, region, week } = run;
  const at = clock.now();
  const commandId = idFrom("generation-wait", runId, type, run.state, run.waits_since ?? "");
  const context: CommandContext = { commandId, correlationId: commandId, actor: { kind: "system", id: "generation" }, at };
  const command = type === "Delay" ? ({ type, runId, region, week, waitsFor, at } as const) : ({ type, runId, at } as const);
  await reportDelay(dependencies.steps, command, context);
}
