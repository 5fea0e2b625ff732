import type { CommandContext } from "@tablee/commands/context";
import { commitGeneration } from "@tablee/commands/generation/commit-generation";
import { idFrom } from "@tablee/domain/kernel/ids";
import { previewedHashes, previewedOrders } from "@tablee/generation/rows/previewed-orders";
import { DEADLINE_ACTOR } from "@tablee/generation/runs/deadline";
import type { HeldRun } from "@tablee/generation/runs/held-run";
import type { CommitRequest } from "@tablee/generation/runs/run";
import type { WorkerContext } from "../worker-context.ts";

/** Makes the orders of a run: one use case, whose steps have ids derived from the run. */
export async function commitRun({ opened: { pool, clock }, send }: WorkerContext, run: HeldRun): Promise<void> {
  const { run_id: runId, region, week, menu_revision, summary, commit_by, partial } = run.row;
  const commandId = idFrom("commit-generation", runId);
  const context: CommandContext = { commandId, actor: actorOf(commit_by!), correlationId: commandId, at: clock.now() };
  const input = {
    runId,
    region,
    week,
    menuRevision: menu_revision!,
    subscriptions: summary!.orders,
    partial,
    chunks: () => previewedOrders(pool, run),
    hashes: () => previewedHashes(pool, run),
    onProgress: (done: number) => run.keep({ done }),
  };
  await send(commitGeneration, input, context);
}

const actorOf = (by: CommitRequest): CommandContext["actor"] =>
  by.kind === "deadline" ? { kind: "system", id: DEADLINE_ACTOR } : { kind: "staff", id: by.id, role: by.role, reason: by.reason };
