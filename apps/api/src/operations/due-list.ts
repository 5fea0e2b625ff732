import { generationDeadline, weekToGenerate } from "@tablee/domain/calendar/calendar";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import { addWeeks } from "@tablee/domain/kernel/time";
import { dueSummary } from "@tablee/projections/due/queries";
import { uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

interface DueThing {
  readonly kind: DueKind | "generation";
  readonly at: string;
  readonly count: number;
}

/** The next due things of each kind: from the read models of what is due, and from the calendar of generation. */
export async function nextDueThings(reads: ReadDb, now: string): Promise<DueThing[]> {
  const listed = (await dueSummary(reads, now)).flatMap(({ kind, next, atNext }) => (next ? [{ kind, at: next, count: atNext }] : []));
  const generation: DueThing[] = [];
  for (const week of [weekToGenerate(now), addWeeks(weekToGenerate(now), 1)]) {
    const at = generationDeadline(week);
    const uncovered = at > now ? await uncoveredWeeks(reads, week, at) : [];
    const count = uncovered.filter((each) => each.week === week).length;
    if (count > 0) generation.push({ kind: "generation", at, count });
  }
  return [...listed, ...generation].sort((a, b) => (a.at < b.at ? -1 : 1));
}
