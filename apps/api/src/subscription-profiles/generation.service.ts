import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/subscription-profiles";
import { currentWeek, generationDeadline, generationOpensAt, weekClosesAt, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { addWeeks } from "@tablee/domain/kernel/time";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { explain } from "@tablee/domain/order-generation/explain";
import { candidateOf } from "@tablee/projections/generation-inputs/queries";
import { countRows, countStale, pageOfRows, rowOf } from "@tablee/projections/generation-scratch/pages";
import { askOfRun, createRun } from "@tablee/projections/generation-scratch/runs";
import { exceptions, latestRuns, type RunRow, runById } from "@tablee/projections/generation-scratch/scratch";
import { menuOf } from "@tablee/projections/menus/queries";
import { z } from "zod";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { cursorOf, parseCursor } from "../views/keyset.ts";
import { RunViews } from "./run-views.ts";

@Injectable()
export class GenerationService {
  constructor(
    private readonly api: ApiContext,
    private readonly runs: RunViews,
  ) {}

  async preview(
    { region, week }: InputOf<typeof calls.previewOrderGeneration>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.previewOrderGeneration>> {
    this.#isOpen(week);
    if (!(await menuOf(this.api.reads, region, week))) throw new Failure("menu-not-found");
    const run_id = randomUUID();
    const staff = by.staff!.staff!;
    await createRun(this.api.pool, {
      run_id,
      region,
      week,
      requested_by: { id: staff.staffId, name: staff.name },
      requested_at: by.receivedAt,
    });
    return { run: await this.runs.view(await this.#run(run_id)) };
  }

  async run({ runId }: InputOf<typeof calls.generationRun>): Promise<OutputOf<typeof calls.generationRun>> {
    return { run: await this.runs.view(await this.#run(runId)) };
  }

  async latest({ region, limit }: InputOf<typeof calls.generationRuns>): Promise<OutputOf<typeof calls.generationRuns>> {
    const now = this.api.clock.now();
    const generating = weekToGenerate(now);
    const weeks: string[] = [];
    for (let week = addWeeks(currentWeek(now), 1); week <= generating; week = addWeeks(week, 1)) weeks.push(week);
    return {
      runs: await this.runs.views(await latestRuns(this.api.pool, limit, region)),
      weeks: weeks.map((week) => ({ week, opensAt: generationOpensAt(week), commitsAt: generationDeadline(week) })),
      generating,
    };
  }

  async rows(input: InputOf<typeof calls.generationRows>): Promise<OutputOf<typeof calls.generationRows>> {
    const run = await this.#run(input.runId);
    const menuRevision = (await menuOf(this.api.reads, run.region, run.week))?.revision;
    const page = {
      ...input,
      menuRevision,
      after: parseCursor(input.after, input.sort === "exception" ? z.int().min(0).max(9) : z.string()),
    };
    const [rows, total] = await Promise.all([pageOfRows(this.api.pool, page), countRows(this.api.pool, page)]);
    const nameOf = await this.runs.names(rows.flatMap((row) => row.picks.map((pick) => pick.sku)));
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        subscriptionId: row.subscription_id,
        accountId: row.account_id,
        name: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
        city: row.city ?? "",
        plan: row.plan,
        diets: [...row.diets],
        exception: exceptions[row.exception]!,
        stale: row.stale,
        lines: row.picks.map((pick) => ({ ...pick, name: nameOf(pick.sku) })),
      })),
      next: rows.length === input.limit && last ? cursorOf(last.sort_value, last.subscription_id) : null,
      total,
      asOf: this.api.clock.now(),
    };
  }

  /** The reasons are recomputed from the menu and the subscription as they are; a changed input is marked by the row's `stale`. */
  async explanation({
    runId,
    subscriptionId,
  }: InputOf<typeof calls.generationExplanation>): Promise<OutputOf<typeof calls.generationExplanation>> {
    const { reads, pool } = this.api;
    const run = await this.#run(runId);
    const row = await rowOf(pool, runId, subscriptionId);
    const menu = await menuOf(reads, run.region, run.week);
    const held = await reads
      .selectFrom("read.generation_inputs")
      .selectAll()
      .where("subscription_id", "=", subscriptionId)
      .executeTakeFirst();
    const candidate = held && candidateOf(held, run.region, run.week);
    if (!row || !menu || !candidate) throw new Failure("not-found");
    const week = new CompiledWeek({
      region: run.region,
      week: run.week,
      items: menu.items,
      ranking: menu.ranking,
      menuRevision: menu.revision,
      unitsLeft: new Map(),
    });
    const picks = row.picks.flatMap((pick) => {
      const item = week.indexBySku.get(pick.sku);
      return item === undefined ? [] : [{ ...pick, item, rank: pick.rank - 1 }];
    });
    const { input } = candidate;
    const reasons = explain(week, input, picks);
    const nameOf = await this.runs.names([...week.indexBySku.keys(), ...input.recent.map(([sku]) => sku)]);
    return {
      tastes: input.tastes,
      lines: row.picks.map((pick) => ({ ...pick, name: nameOf(pick.sku) })),
      rejected: reasons.rejected.map((rejection) => ({ ...rejection, name: nameOf(rejection.sku) })),
      recent: input.recent.map(([sku, sentIn]) => ({ sku, name: nameOf(sku), week: sentIn })),
    };
  }

  async commit(
    { runId, confirmation, reason, partial }: InputOf<typeof calls.commitGeneration>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.commitGeneration>> {
    const run = await this.#run(runId);
    if (run.state !== "previewed") throw new Failure("generation-not-ready", { state: run.state });
    if (confirmation !== `${run.region} ${run.week}`) throw new Failure("confirmation-wrong");
    this.#isOpen(run.week);
    const stale = await countStale(this.api.pool, runId, (await menuOf(this.api.reads, run.region, run.week))?.revision);
    if (stale.stale > 0 && (!partial || stale.stale === stale.rows)) throw new Failure("preview-stale", stale);
    const { staffId, name, role } = by.staff!.staff!;
    const commit_by = { id: staffId, name, kind: "staff", role, reason } as const;
    const asked = await askOfRun(this.api.pool, runId, ["previewed"], { state: "commit-requested", commit_by, partial, error: null });
    if (!asked) throw new Failure("generation-not-ready");
    await this.api.pool.query("NOTIFY generation");
    return { run: await this.runs.view(await this.#run(runId)) };
  }

  async cancel({ runId }: InputOf<typeof calls.cancelPreview>): Promise<OutputOf<typeof calls.cancelPreview>> {
    const run = await this.#run(runId);
    await askOfRun(this.api.pool, run.run_id, ["queued", "running"], { state: "cancelled", error: "cancelled" });
    return { done: true };
  }

  /** A week is previewed and committed while its generation is open: from its Monday until the last of its slots has closed. */
  #isOpen(week: string): void {
    const now = this.api.clock.now();
    const [opensAt, closesAt] = [generationOpensAt(week), weekClosesAt(week)];
    if (now < opensAt) throw new Failure("generation-not-open", { opensAt });
    if (now >= closesAt) throw new Failure("generation-closed", { closesAt });
  }

  async #run(runId: string): Promise<RunRow> {
    const run = await runById(this.api.pool, runId);
    if (!run) throw new Failure("generation-not-found");
    return run;
  }
}
