import type { Region } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { candidateOf, leavingOut, rowsAfter } from "@tablee/projections/generation-inputs/queries";
import type { History } from "./history.ts";

type Row = NonNullable<ReturnType<typeof rowsAfter>[number]>;

/** Weeks without an order that may have been answered by "not covered"; more of them are not tried. */
const MAX_GAPS = 5;

/**
 * What a run read of a subscription: what its row of `generation_inputs` held when it had a hash, as the log tells it. Whether a week
 * without an order was already called "not covered" stands in the streams of runs, which no account leads to: the hash says it.
 */
export function inputsOfRun(history: History, region: Region, week: Week, hash: string): SubscriptionInput | undefined {
  for (const row of rowsAfter(history.accountId, history.events).toReversed()) {
    if (!row?.terms) continue;
    const held = subsetsOf(gapsIn(row, week))
      .map((weeks) => leavingOut(row, weeks))
      .find((tried) => tried.hash === hash);
    if (held) return candidateOf(held, region, week)?.input;
  }
  return undefined;
}

/** Weeks from a subscription's first one on that had no order, the latest ones. */
function gapsIn({ first_week, sent }: Row, week: Week): readonly Week[] {
  const served = new Set(Object.values(sent).map((entry) => entry.week));
  const gaps: Week[] = [];
  for (let next = week; first_week && next >= first_week && gaps.length < MAX_GAPS; next = addWeeks(next, -1))
    if (!served.has(next)) gaps.push(next);
  return gaps;
}

/** Every choice out of some weeks, that of none first. */
function subsetsOf(weeks: readonly Week[]): readonly (readonly Week[])[] {
  const subsets: (readonly Week[])[] = [[]];
  for (const week of weeks) subsets.push(...subsets.map((subset) => [...subset, week]));
  return subsets;
}
