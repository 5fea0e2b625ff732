import { generationDeadline, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { addWeeks } from "@tablee/domain/kernel/time";
import { expiryAfter } from "@tablee/projections/credit-balances/queries";
import { dueSummary } from "@tablee/projections/due-orders/queries";
import { reminderAfter } from "@tablee/projections/due-reminders/queries";
import { uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

export interface DueThing {
  readonly kind: string;
  readonly at: string;
  readonly count: number;
}

/** What comes next of each kind: from the list of what is due of orders, and from the calendar of generation. */
export async function nextDueThings(reads: ReadDb, now: string): Promise<DueThing[]> {
  const orders = (await dueSummary(reads, now)).flatMap(({ kind, next, atNext }) => (next ? [{ kind, at: next, count: atNext }] : []));
  const generation: DueThing[] = [];
  for (const week of [weekToGenerate(now), addWeeks(weekToGenerate(now), 1)]) {
    const at = generationDeadline(week);
    const uncovered = at > now ? await uncoveredWeeks(reads, week, at) : [];
    const count = uncovered.filter((each) => each.week === week).length;
    if (count > 0) generation.push({ kind: "generation", at, count });
  }
  return [
    ...orders,
    ...(await nextOf("reminder", reminderAfter(reads, now))),
    ...(await nextOf("credit-expiry", expiryAfter(reads, now))),
    ...generation,
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
}

async function nextOf(kind: string, next: Promise<{ at: string; count: number } | undefined>): Promise<DueThing[]> {
  const found = await next;
  return found ? [{ kind, ...found }] : [];
}
