import { isAway } from "@tablee/commands/away";
import { Refused } from "@tablee/commands/refused";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import type { Working } from "@tablee/generation/runs/work";

/** What an error says of a run. Trouble of servers, or between writers, says nothing about the run itself. */
export function judgeRun(error: unknown): ReturnType<Working["judge"]> {
  if (error instanceof WrongExpectedRevision || isAway(error)) return "passing";
  return error instanceof Refused && error.code === "preview-stale" ? "stale" : "failed";
}
