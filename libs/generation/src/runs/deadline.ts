import { generationDeadline, lastOverdueWeek, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Logger } from "@tablee/platform/log";
import { type UncoveredWeek, uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { deadlineRunsOf } from "./queries.ts";
import { queueRun, type Requesting } from "./requests.ts";

/** The actor of what the deadline commits by itself. */
export const DEADLINE_ACTOR = "generation-deadline";
/** Which read models say what is overdue. */
export const readByDeadline: readonly string[] = ["generation_inputs", "menus"];

/** Another run for what a run left out comes after so many seconds, twice as many after each that follows. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 600;

/**
 * Works from the subscriptions that have neither an order nor a reason for a week whose deadline has passed, and asks for a run for
 * each such week and region. Nothing is asked while a read model that this looks at is behind: what it misses may exist.
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

/** Without a menu nothing can be made; once every slot has closed the run names every subscription as left out. */
const mayRun = async ({ facts, now }: Requesting, { region, week }: UncoveredWeek): Promise<boolean> =>
  weekClosesAt(week) <= now || (await menuOf(facts, region, week)) !== undefined;
