import type { Region } from "@tablee/domain/kernel/place/region";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface GenerationRunRow {
  readonly key: string;
  readonly region: Region;
  readonly week: string;
  readonly state: "committing" | "committed";
  readonly started_at: string;
  readonly started_by: string;
  readonly orders: number;
  readonly already_there: number;
  readonly changed: readonly string[];
  readonly sold_out: readonly string[];
  readonly committed_at: string | null;
}

/** One row per run that was committed, or is being committed. Previews leave no row. */
export const generationRunsModel = readModelOf<GenerationRunRow>()("generation_runs", {
  version: 1,
  ignores: eventsWithout("runs", "generation"),
  columns: {
    key: "text",
    region: "text",
    week: "date",
    state: "text",
    started_at: "timestamptz",
    started_by: "text",
    orders: "integer",
    already_there: "integer",
    changed: "jsonb",
    sold_out: "jsonb",
    committed_at: "timestamptz null",
  },
  indexes: ["(region, week)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    if (event.type === "GenerationCommitStarted") {
      const { region, week, startedAt } = event.data;
      const nothing = { orders: 0, already_there: 0, changed: [], sold_out: [], committed_at: null };
      return { key, region, week, state: "committing", started_at: startedAt, started_by: event.metadata.actor.id, ...nothing };
    }
    if (!row) throw new Error("a commit ended that never began");
    const { orders, alreadyThere, changed, soldOut, committedAt } = event.data;
    return { ...row, state: "committed", orders, already_there: alreadyThere, changed, sold_out: soldOut, committed_at: committedAt };
  },
});
