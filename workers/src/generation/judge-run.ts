import { Refused } from "@tablee/commands/refused";
import { isUnavailable } from "@tablee/commands/unavailable";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import type { Working } from "@tablee/generation/runs/work";

/** What an error says of a run. Trouble of servers, or between writers, says nothing about the run itself. */
export function judgeRun(error: unknown): ReturnType<Working["judge"]> {
  if (error instanceof WrongExpectedRevision || isUnavailable(error)) return "passing";
  return error instanceof Refused && error.code === "preview-stale" ? "stale" : "failed";
}
