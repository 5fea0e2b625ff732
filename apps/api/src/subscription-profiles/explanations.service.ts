import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { generationExplanation, orderExplanation } from "@tablee/contracts/calls/subscription-profiles";
import { type Explained, explainOrder, explainRow } from "@tablee/generation/explain/explain-order";
import { rowOf } from "@tablee/generation/rows/rows";
import { runById } from "@tablee/generation/runs/queries";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { RunViews } from "./run-views.ts";

/** The explanations of orders, for the console. */
@Injectable()
export class ExplanationsService {
  constructor(
    private readonly api: ApiContext,
    private readonly runs: RunViews,
  ) {}

  async ofRow({ runId, subscriptionId }: InputOf<typeof generationExplanation>): Promise<OutputOf<typeof generationExplanation>> {
    const { pool, opened } = this.api;
    const run = await runById(pool, runId);
    if (!run) throw new Failure("generation-not-found");
    const row = await rowOf(pool, runId, subscriptionId);
    if (!row) throw new Failure("not-found");
    return this.#view(await explainRow(opened.store, run, row));
  }

  async ofOrder({ orderId }: InputOf<typeof orderExplanation>): Promise<OutputOf<typeof orderExplanation>> {
    const explained = await explainOrder(this.api.opened.store, orderId);
    if (!explained) throw new Failure("order-not-found");
    return this.#view(explained);
  }

  async #view(explained: Explained | "unknown"): Promise<OutputOf<typeof orderExplanation>> {
    if (explained === "unknown") return { explanation: null };
    const { input, picks, rejected } = explained;
    const nameOf = await this.runs.names([...picks, ...rejected].map(({ sku }) => sku).concat(input.recent.map(([sku]) => sku)));
    return {
      explanation: {
        tastes: input.tastes,
        lines: picks.map((pick) => ({ ...pick, name: nameOf(pick.sku) })),
        rejected: rejected.map((rejection) => ({ ...rejection, name: nameOf(rejection.sku) })),
        recent: input.recent.map(([sku, week]) => ({ sku, name: nameOf(sku), week })),
      },
    };
  }
}
