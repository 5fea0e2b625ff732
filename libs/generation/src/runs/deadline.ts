import { generationDeadline, lastOverdueWeek, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Logger } from "@tablee/platform/log";
import { type UncoveredWeek, uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { deadlineRunsOf } from "./queries.ts";
import { queueRun, type Requesting } from "./requests.ts";

/** The actor of automatic commits at the deadline. */
export const DEADLINE_ACTOR = "generation-deadline";
/** The read models from which overdue weeks are found. */
export const readByDeadline: readonly string[] = ["generation_inputs", "menus"];

/** Seconds before the first rerun for subscriptions that a run left out; each further wait is twice as long. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 600;

/**
 * Requests a run for each overdue week and region: one whose deadline has passed and that has subscriptions with neither an order nor a
 * reason for having none. Requests nothing while a read model it uses is behind: the missing orders may exist.
 */
export async function requestOverdueRuns(requesting: Requesting, isBehind: () => Promise<boolean>, log: Logger): Promise<void> {
  const { pool, facts, now } = requesting;
  const uncovered = await uncoveredWeeks(facts, lastOverdueWeek(now), now);
  if (uncovered.length === 0 || (await isBehind())) return;
  for (const overdue of uncovered) {
    if (generationDeadline(overdue.week) > now || !(await mayRun(requesting, overdue))) continue;
    const { region, week, subscriptions } = overdue;
    const { count, underWay, secondsSince } = await deadlineRunsOf(pool, region, week);
    if (underWay || (count > 0 && secondsSince < Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (count - 1)))) continue;
    if (count > 0) log.error({ region, week, subscriptions, count }, "subscriptions are not covered after the deadline's run");
    const run_id = idFrom("deadline-run", region, week, count);
    await queueRun(pool, { run_id, region, week, requested_by: { kind: "deadline" }, requested_at: now });
  }
}

/** Without a menu nothing can be made; once every slot has closed, a run records every subscription as left out. */
const mayRun = async ({ facts, now }: Requesting, { region, week }: UncoveredWeek): Promise<boolean> =>
  weekClosesAt(week) <= now || (await menuOf(facts, region, week)) !== undefined;
