import { repairShares } from "@tablee/commands/capacity/repair-shares";
import { scheduledBy } from "@tablee/commands/context";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { isCommitting } from "@tablee/generation/runs/queries";
import { modelsBehind } from "../generation/read-models.ts";
import type { WorkerContext } from "../worker-context.ts";

const comparedModels = ["orders", "stock_levels", "slot_levels"];

/**
 * Compares shares of stock and slots with the orders of open weeks, a region's week at each run, repairs those that differ, and logs an
 * error for them.
 */
export function compareShares({ opened, send, log }: WorkerContext): () => Promise<void> {
  const suspectedBefore = new Map<string, ReadonlySet<string>>();
  let turn = 0;
  return async () => {
    const now = opened.clock.now();
    const weeks = openWeeks(now);
    const number = turn++;
    const region = regions[number % regions.length]!;
    const week = weeks[Math.floor(number / regions.length) % weeks.length]!;
    if (await isUnsettled(region, week)) return;
    const key = `${region} ${week}`;
    const suspected = suspectedBefore.get(key) ?? new Set();
    const context = scheduledBy("share-sweep", [region, week, now, turn], now);
    const { repaired, suspects } = await send(repairShares, { region, week, suspected }, context);
    suspectedBefore.set(key, suspects);
    if (repaired.length > 0) log.error({ region, week, orders: repaired }, "shares of orders differed from the orders, and were repaired");
  };

  /** While a commit runs, or a read model is behind, a difference means nothing. */
  async function isUnsettled(region: Region, week: Week): Promise<boolean> {
    return (await isCommitting(opened.pool, region, week)) || Object.keys(await modelsBehind(opened, comparedModels)).length > 0;
  }
}

function openWeeks(now: Instant): readonly Week[] {
  const weeks: Week[] = [];
  for (let week = currentWeek(now); week <= weekToGenerate(now); week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}
