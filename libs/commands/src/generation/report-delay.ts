import type { GenerationCommand } from "@tablee/domain/generation/decider";
import { generations } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

type DelayReport = Extract<GenerationCommand, { type: "Delay" | "Resume" }>;

/** Records that a run of generation is delayed, or no longer. */
export async function reportDelay(streams: Streams, report: DelayReport, context: CommandContext): Promise<void> {
  await streams.handle(generations, report.runId, report, context);
}
