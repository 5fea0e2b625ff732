import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { CallError } from "@tablee/contracts/client";
import { z } from "zod";

const Figures = z.object({ stale: z.int(), rows: z.int() });

/** The server's figures of a commit that it refused as stale; undefined for any other error. */
export function staleFigures(error: unknown): z.infer<typeof Figures> | undefined {
  if (!(error instanceof CallError) || error.code !== "preview-stale") return undefined;
  return Figures.safeParse(error.body.details).data;
}

/** The latest commit of the run's week and region that was made after the run was requested, by another run. */
export const committedSince = (run: RunView, runs: readonly RunView[]): RunView["committed"] =>
  runs
    .filter(({ runId, region, week }) => runId !== run.runId && region === run.region && week === run.week)
    .flatMap(({ committed }) => (committed && committed.at >= run.requestedAt ? [committed] : []))
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null;
