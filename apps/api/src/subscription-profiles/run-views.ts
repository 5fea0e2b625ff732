import { Injectable } from "@nestjs/common";
import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import type { Words } from "@tablee/domain/product/vocabulary";
import { DEADLINE_ACTOR } from "@tablee/generation/runs/deadline";
import type { CommitRequest, RequestedBy, RunRow } from "@tablee/generation/runs/run";
import { committedRunsById } from "@tablee/projections/generation-runs/queries";
import type { GenerationRunRow } from "@tablee/projections/generation-runs/read-model";
import { ApiContext } from "../api-context.ts";

/** Runs as the console shows them. */
@Injectable()
export class RunViews {
  constructor(private readonly api: ApiContext) {}

  async views(runs: readonly RunRow[]): Promise<RunView[]> {
    const skus = runs.flatMap(({ summary }) =>
      [...(summary?.totals ?? []), ...(summary?.oversold ?? []), ...(summary?.sincePrevious?.portions ?? [])].map((row) => row.sku),
    );
    const [nameOf, committed] = await Promise.all([
      this.names(skus),
      committedRunsById(
        this.api.reads,
        runs.map((run) => run.run_id),
      ),
    ]);
    return runs.map((run) => view(run, nameOf, committed.get(run.run_id)));
  }

  async view(run: RunRow): Promise<RunView> {
    return (await this.views([run]))[0]!;
  }

  /** Finds names of products; an unknown one is called by its number. */
  async names(skus: readonly string[]): Promise<(sku: string) => Words> {
    const products = await this.api.catalogue.bySku(skus);
    return (sku) => products.get(sku)?.card.name ?? { en: sku, fr: sku };
  }
}

const nameOfPerson = (by: RequestedBy | CommitRequest): string => (by.kind === "staff" ? by.name : DEADLINE_ACTOR);

function view(run: RunRow, nameOf: (sku: string) => Words, committed: GenerationRunRow | undefined): RunView {
  const { summary } = run;
  const named = <Row extends { readonly sku: string }>(row: Row) => ({ ...row, name: nameOf(row.sku) });
  const state = run.state === "commit-requested" ? "committing" : run.state === "cancelled" ? "failed" : run.state;
  const done = committed?.state === "committed" && committed.committed_at;
  return {
    runId: run.run_id,
    region: run.region,
    week: run.week,
    state,
    progress: { done: run.done, total: run.total, phase: run.phase },
    menuRevision: run.menu_revision,
    requestedBy: nameOfPerson(run.requested_by),
    requestedAt: run.requested_at,
    finishedAt: run.finished_at,
    error: run.error,
    waitsFor: Object.keys(run.waits_for ?? {}),
    summary: summary && {
      ...summary,
      totals: summary.totals.map(named),
      oversold: summary.oversold.map(named),
      sincePrevious: summary.sincePrevious && { ...summary.sincePrevious, portions: summary.sincePrevious.portions.map(named) },
    },
    committed: done
      ? {
          orders: committed.orders,
          alreadyThere: committed.already_there,
          changed: [...committed.changed],
          soldOut: [...committed.sold_out],
          at: done,
          by: run.commit_by ? nameOfPerson(run.commit_by) : committed.started_by,
          reason: run.commit_by?.kind === "staff" ? run.commit_by.reason : null,
        }
      : null,
  };
}
