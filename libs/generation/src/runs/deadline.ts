import type { Opened } from "@tablee/commands/open-commands";
import { generationDeadline, lastOverdueWeek, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Logger } from "@tablee/platform/log";
import { allReadModels } from "@tablee/projections/all-read-models";
import { type UncoveredWeek, uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { createRun, DEADLINE, deadlineRunsOf } from "@tablee/projections/generation-scratch/runs";
import { menuOf } from "@tablee/projections/menus/queries";
import { behind } from "@tablee/projections/runtime/level";

const asked = allReadModels.filter(({ name }) => name === "generation_inputs" || name === "menus");
/** Another run for what a run left out comes after so many seconds, twice as many after each that follows. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 600;

/**
 * Works from the subscriptions that have neither an order nor a reason for a week whose deadline has passed, and asks for a run for
 * each such week and region. Nothing is asked while a read model that this looks at is behind: what it misses may exist.
 */
export async function requestOverdueRuns(opened: Opened, log: Logger): Promise<void> {
  const { pool, store, clock, dependencies } = opened;
  const now = clock.now();
  const uncovered = await uncoveredWeeks(dependencies.facts, lastOverdueWeek(now), now);
  if (uncovered.length === 0 || Object.keys(await behind(asked, store, pool)).length > 0) return;
  for (const overdue of uncovered) {
    if (generationDeadline(overdue.week) > now || !(await mayRun(opened, overdue, now))) continue;
    const { region, week, subscriptions } = overdue;
    const { count, underWay, secondsSince } = await deadlineRunsOf(pool, region, week);
    if (underWay || (count > 0 && secondsSince < Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (count - 1)))) continue;
    if (count > 0) log.error({ region, week, subscriptions, count }, "subscriptions are not covered after the deadline's run");
    const requested_by = { id: DEADLINE, name: DEADLINE };
    await createRun(pool, { run_id: idFrom("deadline-run", region, week, count), region, week, requested_by, requested_at: now });
  }
}

/** Without a menu nothing can be made; once every slot has closed the run says so of everybody. */
const mayRun = async ({ dependencies }: Opened, { region, week }: UncoveredWeek, now: string): Promise<boolean> =>
  weekClosesAt(week) <= now || (await menuOf(dependencies.facts, region, week)) !== undefined;
