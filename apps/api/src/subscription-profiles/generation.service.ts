import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/subscription-profiles";
import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { currentWeek, generationDeadline, generationOpensAt, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { addWeeks } from "@tablee/domain/kernel/time";
import { countRows, pageOfRows } from "@tablee/generation/rows/pages";
import { exceptions } from "@tablee/generation/rows/row";
import { latestRuns, runById } from "@tablee/generation/runs/queries";
import {
  cancelPreview,
  isRequestRefused,
  type Requesting,
  type RequestRefused,
  requestCommit,
  requestPreview,
} from "@tablee/generation/runs/requests";
import type { RunRow } from "@tablee/generation/runs/run";
import { customerName } from "@tablee/projections/accounts/name";
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
    const { staffId: id, name } = by.staff!.staff!;
    return this.#answer(await requestPreview(this.#requesting, { region, week, by: { id, name } }));
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
    const [rows, total] = await Promise.all([pageOfRows(this.api.reads, page), countRows(this.api.reads, page)]);
    const nameOf = await this.runs.names(rows.flatMap((row) => row.picks.map((pick) => pick.sku)));
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        subscriptionId: row.subscription_id,
        accountId: row.account_id,
        name: customerName(row),
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

  async commit(
    { runId, confirmation, reason, partial }: InputOf<typeof calls.commitGeneration>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.commitGeneration>> {
    const run = await this.#run(runId);
    const { staffId: id, name, role } = by.staff!.staff!;
    return this.#answer(
      await requestCommit(this.#requesting, run, { by: { kind: "staff", id, name, role, reason }, confirmation, partial }),
    );
  }

  async cancel({ runId }: InputOf<typeof calls.cancelPreview>): Promise<OutputOf<typeof calls.cancelPreview>> {
    const run = await this.#run(runId);
    if (!(await cancelPreview(this.api.pool, run.run_id))) throw new Failure("generation-not-ready", { state: run.state });
    return { done: true };
  }

  get #requesting(): Requesting {
    return { pool: this.api.pool, facts: this.api.reads, now: this.api.clock.now() };
  }

  async #answer(answer: RunRow | RequestRefused): Promise<{ run: RunView }> {
    if (isRequestRefused(answer)) throw new Failure(answer.refused, answer.details);
    return { run: await this.runs.view(answer) };
  }

  async #run(runId: string): Promise<RunRow> {
    const run = await runById(this.api.pool, runId);
    if (!run) throw new Failure("generation-not-found");
    return run;
  }
}
