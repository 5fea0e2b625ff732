import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { isAway } from "@tablee/commands/away";
import type { CommandContext } from "@tablee/commands/context";
import type { PreviewedOrder } from "@tablee/commands/generation/commit-chunk";
import { CommitGeneration } from "@tablee/commands/generation/commit-generation";
import { Refused } from "@tablee/commands/refused";
import { idFrom } from "@tablee/domain/kernel/ids";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import { listen } from "@tablee/platform/notify";
import { changeRun, DEADLINE, LeaseLost, renewRun, takeRun } from "@tablee/projections/generation-scratch/runs";
import { migrateScratch, type RunRow, rowsOf } from "@tablee/projections/generation-scratch/scratch";
import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { WorkerContext } from "../worker-context.ts";
import { requestOverdueRuns } from "./deadlines.ts";
import { keptPreviews, preview } from "./preview.ts";
import { mustWait } from "./wait-for-read-models.ts";

const SWEEP_MS = 2_000;
const CHUNK = 400;
const RENEW_MS = 10_000;

/** Computes previews and commits runs. Runs wait in their table; a wake-up only says that one may be waiting. */
@Injectable()
export class GenerationWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  /** By which a run's lease tells this worker from others. */
  readonly #name = randomUUID();
  readonly #previews = keptPreviews();
  #queue: Queue | undefined;
  #worker: Worker | undefined;
  readonly #connections: Redis[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sweeping = false;
  #stopListening: () => Promise<void> = async () => {};

  constructor(
    private readonly context: WorkerContext,
    private readonly bus: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { opened, log } = this.context;
    await migrateScratch(opened.pool);
    this.#queue = new Queue("generation", { connection: this.#connect() });
    this.#queue.on("error", (err) => log.debug({ err }, "the generation queue is in trouble"));
    this.#worker = new Worker("generation", () => this.#work(), {
      connection: this.#connect(),
      concurrency: 1,
      lockDuration: 120_000,
    });
    this.#worker.on("error", (err) => log.warn({ err }, "the generation queue is in trouble"));
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#stopListening = await listen(opened.pool, ["generation", "clock"], () => void this.#sweep());
    void this.#sweep();
  }

  /** BullMQ leaves connections that it was given to whoever gave them. */
  #connect(): Redis {
    const connection = new Redis(this.context.config.REDIS_URL, { maxRetriesPerRequest: null });
    connection.on("error", () => {});
    this.#connections.push(connection);
    return connection;
  }

  /** Makes sure that what waits is looked after, and that a week that nobody committed is committed at its deadline. */
  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await requestOverdueRuns(this.context.opened, this.context.log);
      await this.#queue?.add("look", {}, { jobId: "look", removeOnComplete: true, removeOnFail: true });
    } catch (err) {
      this.context.log.warn({ err }, "the sweep for generation failed; the next one tries again");
    } finally {
      this.#sweeping = false;
    }
  }

  async #work(): Promise<void> {
    const { pool } = this.context.opened;
    for (let run = await takeRun(pool, this.#name); run; run = await takeRun(pool, this.#name)) await this.#run(run);
  }

  /** One run, kept for this worker by a timer for as long as it takes. */
  async #run(run: RunRow): Promise<void> {
    const { opened, log } = this.context;
    const { run_id: runId } = run;
    const renewing = setInterval(() => void renewRun(opened.pool, runId, this.#name).catch(() => {}), RENEW_MS);
    try {
      if (await mustWait(opened, run, this.#name)) return;
      await (run.state === "running" ? this.#preview(run) : this.#commit(run));
    } catch (err) {
      if (err instanceof LeaseLost) return void log.warn({ run: runId, err }, "a run was cancelled or taken over");
      // The lease stays: the next worker resumes once it expires.
      if (isPassing(err)) return void log.warn({ run: runId, err }, "a run was interrupted; trying again");
      log.error({ run: runId, err }, "a run failed");
      const error = err instanceof Error ? err.message : String(err);
      const state = err instanceof Refused && err.code === "preview-stale" && run.commit_by?.kind === "staff" ? "previewed" : "failed";
      await changeRun(opened.pool, runId, this.#name, { state, error });
    } finally {
      clearInterval(renewing);
    }
  }

  async #preview(run: RunRow): Promise<void> {
    const { pool, dependencies, clock } = this.context.opened;
    const change = (change: Partial<RunRow>) => changeRun(pool, run.run_id, this.#name, change);
    const next: Partial<RunRow> = run.requested_by.id === DEADLINE ? deadlineCommit : { state: "previewed" };
    await preview({ pool, facts: dependencies.facts, change, now: clock.now() }, run, this.#previews, next);
    if (next === deadlineCommit) await pool.query("NOTIFY generation");
  }

  async #commit(run: RunRow): Promise<void> {
    const { pool, clock } = this.context.opened;
    const { run_id: runId, region, week, menu_revision: menuRevision, summary, commit_by: by, partial } = run;
    if (!by || menuRevision === null || !summary) throw new Error("a run was to be committed before it was previewed");
    const actor =
      by.kind === "system"
        ? ({ kind: "system", id: by.id } as const)
        : ({ kind: "staff", id: by.id, role: by.role ?? "merchandiser", reason: by.reason } as const);
    const commandId = idFrom("commit-generation", runId);
    const context: CommandContext = { commandId, actor, correlationId: commandId, at: clock.now() };
    const change = (change: Partial<RunRow>) => changeRun(pool, runId, this.#name, change);
    await change({ phase: "committing", done: 0, total: summary.orders });
    const input = {
      runId,
      region,
      week,
      menuRevision,
      subscriptions: summary.orders,
      partial,
      chunks: () => chunksOf(rowsOf(pool, runId, CHUNK), () => renewRun(pool, runId, this.#name)),
      onProgress: (done: number) => change({ done }),
    };
    await this.bus.execute(new CommitGeneration(input, context));
    await change({ state: "committed", phase: "done", finished_at: clock.now() });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#stopListening();
    const closing = [this.#worker?.close(), this.#queue?.close()];
    // With Redis away they would wait for it.
    await Promise.race([Promise.allSettled(closing), sleep(5_000)]);
    for (const connection of this.#connections) connection.disconnect();
  }
}

/** Trouble of servers, or between writers, that says nothing about the run itself. */
const isPassing = (err: unknown): boolean => err instanceof WrongExpectedRevision || isAway(err);

/** What the deadline asks for is committed at once, without what no longer holds. */
const deadlineCommit: Partial<RunRow> = {
  state: "commit-requested",
  partial: true,
  commit_by: { id: DEADLINE, name: DEADLINE, kind: "system", reason: "the deadline passed" },
};

/** The rows of a run as what is committed; before each chunk the worker makes sure that the run is still its own. */
async function* chunksOf(chunks: ReturnType<typeof rowsOf>, keep: () => Promise<void>): AsyncGenerator<PreviewedOrder[]> {
  for await (const rows of chunks) {
    await keep();
    yield rows.map((row) => ({
      subscriptionId: row.subscription_id,
      accountId: row.account_id,
      plan: row.plan,
      slot: row.slot,
      paused: row.paused,
      picks: row.picks,
      inputHash: row.input_hash,
    }));
  }
}
