import type { Region } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { candidateOf, leavingOut, rowsAfter } from "@tablee/projections/generation-inputs/queries";
import type { History } from "./history.ts";

type Row = NonNullable<ReturnType<typeof rowsAfter>[number]>;

/** Weeks without an order that a run may have reported as "not covered"; more of them are not tried. */
const MAX_GAPS = 5;

/**
 * Recomputes a run's inputs of a subscription from the log: its row of `generation_inputs` at the time when it had this hash. Only the
 * streams of runs, which no account leads to, hold whether a week without an order was already reported as "not covered"; trying each
 * combination finds the one with the hash.
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

/** The latest weeks without an order since the subscription's first one. */
function gapsIn({ first_week, sent }: Row, week: Week): readonly Week[] {
  const served = new Set(Object.values(sent).map((entry) => entry.week));
  const gaps: Week[] = [];
  for (let next = week; first_week && next >= first_week && gaps.length < MAX_GAPS; next = addWeeks(next, -1))
    if (!served.has(next)) gaps.push(next);
  return gaps;
}

/** Every subset of some weeks, the empty one first. */
function subsetsOf(weeks: readonly Week[]): readonly (readonly Week[])[] {
  const subsets: (readonly Week[])[] = [[]];
  for (const week of weeks) subsets.push(...subsets.map((subset) => [...subset, week]));
  return subsets;
}
